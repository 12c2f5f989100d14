/** A document without the scripts that run, and what they were, in their order. */
export type SplitPage = {
  html: string;
  /** The text of the inline scripts. */
  text: string;
  /** Addresses of the others. */
  sources: string[];
};

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link\b[^>]*\bas="script"[^>]*>/g;

/**
 * Takes the application out of a document: every script that runs, except what is marked with
 * `data-page` as the page's own. Scripts are moved as text; what is in them plays no part.
 *
 * @throws for a module, and for a script that holds the parser up: its place would be lost
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
      throw new Error(`A module, which stands in no file with others: ${whole}`);
    const source = attribute(tag, 'src');
    if (!source) texts.push(text);
    // What only browsers without modules run would not run in those that are supported.
    else if (!/\bnomodule\b/i.test(tag)) {
      if (!/\basync\b/.test(tag)) throw new Error(`Not async, so its order counts: ${whole}`);
      sources.push(source);
    }
    return '';
  });
  return { html, text: texts.join('\n;'), sources };
}

/** Names the application's scripts in a document, for browser/loader.ts. */
export function nameApplication(html: string, sources: string[]): string {
  const list = `<script type="application/json" id="application">${JSON.stringify(sources)}</script>`;
  return html.replace('</head>', () => `${list}</head>`);
}

/** The texts of a document's own inline scripts or styles, for the policy that lets them in. */
export function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const elements = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(elements)]
    .filter(([, tag = '']) => !/\b(src|type)=/.test(tag))
    .map(([, , text = '']) => text);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
}
