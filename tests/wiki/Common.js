/* For MediaWiki:Common.js. ES5, since MediaWiki before 1.41 takes nothing newer there. */
( function () {
	'use strict';

	// The folder with berserk-board.js.
	var folder = '$FOLDER';

	/* <div class="berserk-board">: a picture. Inside of the board it stays until a position lies there, and if none comes. */
	function wake( place ) {
		var scenario = JSON.parse( place.querySelector( '.berserk-scenario' ).textContent );
		var board = document.createElement( 'berserk-board' );
		board.setAttribute( 'lang', document.documentElement.lang );
		board.setAttribute( 'mode', place.getAttribute( 'data-mode' ) || 'play' );
		board.addEventListener( 'berserk-load', function () {
			board.textContent = '';
		} );
		while ( place.firstChild ) {
			board.appendChild( place.firstChild );
		}
		place.appendChild( board );
		board.scenario = scenario;
	}

	mw.hook( 'wikipage.content' ).add( function ( content ) {
		var places = content.find( 'div.berserk-board' ).not( '.berserk-woken' ).addClass( 'berserk-woken' );
		if ( places.length === 0 ) {
			return;
		}
		mw.loader.getScript( folder + 'berserk-board.js' ).then( function () {
			return window.customElements.whenDefined( 'berserk-board' );
		} ).then( function () {
			places.each( function () {
				wake( this );
			} );
		} );
	} );
}() );
