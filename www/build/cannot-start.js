// Says that a page cannot start, in a browser that does not know what its scripts are written in, or when a part of it did
// not arrive. It must itself be readable to any browser, so it is written as in 2009.
(function () {
  /** The name of the page's own element, while its scripts have not taken it over. */
  function waiting() {
    var all = document.body.children;
    for (var at = 0; at < all.length; at++) {
      var name = all[at].localName;
      if (/-page$/.test(name)) return window.customElements && window.customElements.get(name) ? null : name;
    }
    return null;
  }

  function tell() {
    if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", tell);
    var name = waiting();
    if (name === null) return;
    var said = document.getElementById("cannot-start");
    said.removeAttribute("hidden");
    // It was something else that broke off.
    if (window.customElements)
      window.customElements.whenDefined(name).then(function () {
        said.setAttribute("hidden", "");
      });
  }

  // A script in an unknown syntax, or with a missing part, breaks off before it takes the page over.
  window.addEventListener(
    "error",
    function (event) {
      if (event.target === window || event.target.localName === "script") tell();
    },
    true
  );
  if (!("noModule" in document.createElement("script")) || !window.customElements) tell();
})();
