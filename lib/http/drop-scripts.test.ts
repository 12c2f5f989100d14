import { dropScripts } from './drop-scripts.ts';

test('of a document’s scripts only the site’s own stay, and data', () => {
  const nonce = 'bm9uY2U=';
  const kept = [
    '<script>own()</script>',
    '<script type="application/ld+json">{}</script>',
    `<script nonce="${nonce}">ofTheDesk()</script>`,
  ];
  const dropped = [
    '<script>evil()</script>',
    '<script data-page="">evil()</script>',
    '<SCRIPT data-page>evil()</SCRIPT>',
    '<script src="/evil.js">own()</script>',
    '<script type="application/ld+json" src="/evil.js"></script>',
    '<script type="importmap">{}</script>',
    '<script type="speculationrules">{}</script>',
    '<script nonce="">evil()</script>',
    '<link rel="preload" as="script" href="/evil.js">',
  ];
  const document = [...dropped, ...kept].join('\n');
  expect(dropScripts(document, ['own()'], nonce).trim()).toBe(kept.join('\n'));
  expect(dropScripts(document, []).trim()).toBe(kept[1]);
});
