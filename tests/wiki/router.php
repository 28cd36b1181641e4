<?php
// For PHP's own server: uploaded files lie in the wiki's folder, everything else in MediaWiki's.
$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ?? '/' );
if ( str_starts_with( $path, '/images/' ) ) {
	$folder = realpath( dirname( getenv( 'MW_CONFIG_FILE' ) ) . '/images' );
	$file = realpath( $folder . substr( $path, strlen( '/images' ) ) );
	if ( $file === false || !str_starts_with( $file, $folder . '/' ) || !is_file( $file ) ) {
		http_response_code( 404 );
		return true;
	}
	$types = [ 'svg' => 'image/svg+xml', 'png' => 'image/png' ];
	header( 'Content-Type: ' . ( $types[pathinfo( $file, PATHINFO_EXTENSION )] ?? 'application/octet-stream' ) );
	// As a wiki's server should: an SVG that is opened by itself runs nothing.
	header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; img-src data:" );
	readfile( $file );
	return true;
}
return false;
