/* For MediaWiki:Common.js. ES5, since MediaWiki before 1.41 takes nothing newer there. */
( function () {
	'use strict';

	// The folder with berserk-board.js.
	var folder = '$FOLDER';

	/* <div class="berserk-board">: a picture, which a board takes the place of once a position lies on it. */
	function wake( place ) {
		var scenario = place.querySelector( '.berserk-scenario' );
		var board = document.createElement( 'berserk-board' );
		board.setAttribute( 'lang', document.documentElement.lang );
		board.setAttribute( 'mode', place.getAttribute( 'data-mode' ) || 'play' );
		board.style.display = 'none';
		board.addEventListener( 'berserk-load', function () {
			board.style.display = '';
			Array.prototype.slice.call( place.children ).forEach( function ( child ) {
				if ( child !== board ) {
					place.removeChild( child );
				}
			} );
		} );
		// The picture stays, and the reason is written under it.
		board.addEventListener( 'berserk-error', function () {
			board.style.display = '';
		} );
		place.appendChild( board );
		board.scenario = JSON.parse( scenario.textContent );
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
