// Starts the pages' module: <script src="site/start.js">.
// A server sends modules one by one. From file:// a browser refuses them, so offline.js brings all of them along as texts.
(() => {
  const root = new URL('..', document.currentScript.src);
  const library = {}; // LIBRARY

  globalThis.courseRoot = root.href;

  /** Imports the first module, where `imports` has the addresses of modules by the names under which others import them. */
  function begin(imports, first) {
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ imports });
    document.head.append(map);
    import(first);
  }

  const libraryAt = address => Object.fromEntries(Object.entries(library).map(([name, path]) => [name, address(path)]));

  if (location.protocol === 'file:') {
    const offline = document.createElement('script');
    offline.src = new URL('site/offline.js', root);
    offline.onload = () => {
      const modules = {};
      for (const [path, text] of Object.entries(globalThis.courseFiles)) {
        modules[path] = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      }
      begin({ ...modules, ...libraryAt(path => modules[path]) }, 'site/page.js');
    };
    document.head.append(offline);
  } else {
    const address = path => new URL(path, root).href;
    begin(libraryAt(address), address('site/page.js'));
  }
})();
