type SplitPage = {
  html: string;
  text: string;
  sources: string[];
};

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link\b[^>]*\bas="script"[^>]*>/g;

/**
 * Removes every executable script from a document but those with `data-page`.
 *
 * @throws for modules and parser-blocking scripts: their order would be lost
 */
export function splitPage(document: string): SplitPage {
  const texts: string[] = [];
  const sources: string[] = [];
  const html = document.replace(scriptPreload, '').replace(script, (whole, tag, text) => {
    const type = attribute(tag, 'type');
    if (/\bdata-page\b/.test(tag) || (type && !/^(module|text\/javascript)$/.test(type))) {
      return whole;
    }
    if (type === 'module')
      throw new Error(`A module cannot be joined with other scripts: ${whole}`);
    const source = attribute(tag, 'src');
    if (!source) texts.push(text);
    // Supported browsers ignore `nomodule`.
    else if (!/\bnomodule\b/i.test(tag)) {
      if (!/\basync\b/.test(tag)) throw new Error(`Not async, so its order matters: ${whole}`);
      sources.push(source);
    }
    return '';
  });
  return { html, text: texts.join('\n;'), sources };
}

/** Lists the application's scripts for browser/loader.ts. */
export function nameApplication(html: string, sources: string[]): string {
  const list = `<script type="application/json" id="application">${JSON.stringify(sources)}</script>`;
  return html.replace('</head>', () => `${list}</head>`);
}

/** What the Content-Security-Policy has to allow. */
export function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const elements = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(elements)]
    .filter(([, tag = '']) => !/\b(src|type)=/.test(tag))
    .map(([, , text = '']) => text);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
}
