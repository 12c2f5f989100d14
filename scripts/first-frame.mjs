// What a page loads before its first frame and what after it. Text is painted before scripts and
// fonts compete for the wire and the processor; the page hydrates as before, a frame later.

const asyncScript = /<script src="([^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/** Next's inline script that names the modules a page starts with: `{otherChunks, runtimeModuleIds}`. */
const start = /(?<=<script id="_R_">[^<]*\.push\()\{.*?\}(?=\);<\/script>)/;

/**
 * Takes the async scripts out and lets one inline loader add them again after the first frame. React
 * DOM, the largest of all modules, is run in a task of its own, the rest of the start in the next
 * one, so that a touch is answered between them.
 *
 * @param html a page as `next build` wrote it
 * @param reactDom the id of React DOM's module
 */
export function deferScripts(html, reactDom) {
  const sources = [...html.matchAll(asyncScript)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const entry = start.exec(html)?.[0];
  if (!entry || !html.endsWith('</body></html>')) {
    throw new Error(
      'Not found: what the page starts with, or its end. Does Next write it otherwise?',
    );
  }
  // What was clicked last meanwhile is kept for components/layout/early-click.tsx.
  // The browser may have painted the head of the page while it was still reading the rest: the two
  // frames are for the rest, the report for a browser that is late in painting them.
  // A page that is not shown (prerendered, or opened behind) has no frames, and need not wait. One
  // whose browser keeps what it has painted to itself does not wait for ever.
  const loader = oneLine(`
    onclick=e=>{earlyClick=e.target.closest("button[type=button]")};
    (load=>{
      const once=()=>{load?.();load=null};
      if(document.hidden||document.prerendering)setTimeout(once);
      else if(PerformanceObserver.supportedEntryTypes?.includes("paint")){
        setTimeout(once,3000);
        const painted=new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&setTimeout(once));
        requestAnimationFrame(()=>requestAnimationFrame(()=>painted.observe({type:"paint",buffered:true})))
      }else requestAnimationFrame(()=>setTimeout(once))
    })(()=>{
      window.loadFonts?.();
      let n=${sources.length};
      const onload=()=>--n||setTimeout(()=>TURBOPACK.push(${entry}));
      for(const src of ${JSON.stringify(sources)})
        document.head.append(Object.assign(document.createElement("script"),{src,onload,onerror:onload}))
    })`);
  const first = JSON.stringify({ ...JSON.parse(entry), runtimeModuleIds: [reactDom] });
  return html
    .replace(start, () => first)
    .replace(asyncScript, '')
    .replace(scriptPreload, '')
    .replace(/<\/body><\/html>$/, () => `<script>${loader}</script></body></html>`);
}

const fontPreload = /<link rel="preload" href="[^"]+" as="font"[^>]*\/>/g;
/** The faces that are fetched; those of app/styles/fallback-fonts.css are on the visitor's machine. */
const fetchedFace = /@font-face\{[^}]*\burl\([^}]*\}/g;

/**
 * Lets the first frame of a visit stand in the fallback fonts (app/styles/fallback-fonts.css), so
 * that the fonts do not compete with it; both are put in at once, when both are there. Who comes
 * from another page of the site has them in the cache: there they are used from the start.
 * As rules of the sheet they would be asked for by the first layout. Only who has no JavaScript
 * gets them so.
 */
export function deferFonts(html) {
  const faces = [...new Set(html.match(fetchedFace))];
  if (faces.length === 0 || html.includes('<noscript><style>')) return html;
  const script = oneLine(`
    (f=>{
      const add=()=>f.map(x=>document.fonts.add(x)),load=()=>Promise.allSettled(f.map(x=>x.load()));
      if(document.referrer.startsWith(location.origin+"/")||performance.getEntriesByType("navigation")[0]?.type!="navigate")add(),load();
      else window.loadFonts=()=>load().then(add)
    })([${faces.map(fontFace).join()}])`);
  const rules = `<noscript><style>${faces.join('')}</style></noscript>`;
  return html
    .replace(fontPreload, '')
    .replace(fetchedFace, '')
    .replace('<style', () => `<script>${script}</script>${rules}<style`);
}

/** The descriptors of a rule, and what the constructor of `FontFace` calls them. */
const descriptors = {
  'font-display': 'display',
  'font-stretch': 'stretch',
  'font-weight': 'weight',
};

const known = new Set(['font-family', 'src', ...Object.keys(descriptors)]);

/** A `@font-face` rule as the JavaScript that makes its `FontFace`. */
function fontFace(rule) {
  const all = new Map(
    rule
      .slice('@font-face{'.length, -1)
      .split(';')
      .map((declaration) => declaration.split(/:(.*)/s)),
  );
  const unknown = [...all.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`${unknown} of a @font-face would be lost`);
  const options = Object.entries(descriptors)
    .filter(([name]) => all.has(name))
    .map(([name, key]) => `${key}:${JSON.stringify(all.get(name))}`);
  const texts = [all.get('font-family'), all.get('src')].map((text) => JSON.stringify(text));
  return `new FontFace(${texts.join()},{${options.join()}})`;
}

const oneLine = (script) => script.replace(/\n\s*/g, '');
