import { createHash } from 'node:crypto';

/**
 * Removes every script that would run from a document but those with `data-page`: Next's own, which would
 * hydrate it, and what only hydration reads.
 */
export function dropScripts(document: string): string {
  return document
    .replace(/<link\b[^>]*\bas="script"[^>]*>|<!--.*?-->/gs, '')
    .replace(/<style\b[^>]*>/g, '<style>')
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (script, tag) => {
      const type = /\stype="([^"]*)"/.exec(tag)?.[1];
      const isData = type && !/^(module|text\/javascript)$/.test(type);
      return isData || /\bdata-page\b/.test(tag) ? script : '';
    });
}

/** What the Content-Security-Policy has to allow. */
export function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const elements = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(elements)]
    .filter(([, tag = '']) => !/\b(src|type)=/.test(tag))
    .map(([, , text = '']) => text);
}

/** Of the inline scripts and styles of a document, as its Content-Security-Policy names them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: inlineTexts(html, 'script').map(policyHash),
    styles: inlineTexts(html, 'style').map(policyHash),
  };
}

function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
