import { headerLines, headerMaps } from './edge-headers.mjs';

const common = "base-uri 'none'";
const page = (policy: string) => ({
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': [common, policy],
  ETag: 'W/"1"',
});
const asset = { 'X-Content-Type-Options': 'nosniff' };
const card = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': common };

const sent = new Map<string, object>([
  ['//body', page("script-src 'self'")],
  ['/about/body', page("script-src 'sha256-1'")],
  ['/card/body', card],
  ['/other-card/body', card],
  ['/_next/static/a.js/body', asset],
]);

it('says once what all files have', () => {
  expect(headerLines(sent)).toContain('add_header X-Content-Type-Options "nosniff";');
  expect(headerMaps(sent)).not.toContain('nosniff');
});

it('gives each page its own policy beside the common one, and other files none', () => {
  const lines = headerLines(sent).match(/^add_header Content-Security-Policy \$\w+;$/gm);
  expect(lines).toHaveLength(2);
  const maps = headerMaps(sent);
  expect(maps).toMatch(
    /_0 \{\n {4}default "base-uri 'none'";\n {4}"\/_next\/static\/a.js\/body" "";/,
  );
  expect(maps).toMatch(/_1 \{\n {4}default "";\n {4}"\/\/body" "script-src 'self'";/);
  expect(maps).toContain(`"/about/body" "script-src 'sha256-1'";`);
});

it('leaves to nginx what belongs to its own files', () => {
  expect(headerLines(sent)).not.toMatch(/etag/i);
});

it('takes quotation marks, and no text that nginx would read as a variable', () => {
  const rules = new Map([['//body', { 'Speculation-Rules': '"/rules.json"' }]]);
  expect(headerLines(rules)).toContain('add_header Speculation-Rules "\\"/rules.json\\"";');
  expect(() => headerLines(new Map([['//body', { 'X-Price': '$5' }]]))).toThrow('$5');
});
