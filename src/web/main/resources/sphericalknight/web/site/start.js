// Starts the module of a page: <script src="site/start.js" data-module="site/lesson.js">.
// A server sends modules one by one. From file:// a browser refuses them, so offline.js brings all of them along as texts.
(() => {
  const script = document.currentScript;
  const root = new URL('..', script.src);
  const library = {}; // LIBRARY

  globalThis.courseRoot = root.href;

  /** The bytes of a file of the site, by its path. */
  globalThis.courseBytes = async path => {
    const text = globalThis.courseFiles?.[path];
    if (text !== undefined) {
      return Uint8Array.from(atob(text), each => each.charCodeAt(0));
    }
    const response = await fetch(new URL(path, root));
    if (!response.ok) {
      throw new Error(`the server answered ${response.status} for ${path}`);
    }
    return new Uint8Array(await response.arrayBuffer());
  };

  function withImports(imports) {
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ imports });
    document.head.append(map);
  }

  if (location.protocol === 'file:') {
    const offline = document.createElement('script');
    offline.src = new URL('site/offline.js', root);
    offline.onload = () => {
      const imports = {};
      for (const [path, text] of Object.entries(globalThis.courseFiles)) {
        if (path.endsWith('.js')) {
          imports[path] = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
        }
      }
      for (const [name, path] of Object.entries(library)) {
        imports[name] = imports[path];
      }
      withImports(imports);
      import(script.dataset.module);
    };
    document.head.append(offline);
  } else {
    withImports(Object.fromEntries(Object.entries(library).map(([name, path]) => [name, new URL(path, root).href])));
    import(new URL(script.dataset.module, root).href);
  }
})();
