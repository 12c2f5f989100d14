import { answerHeaders, documentHeaders, hashedHeaders } from './headers.ts';

const policy = documentHeaders({ scripts: ['sha256-a'], styles: ['sha256-b', 'sha256-b'] })[
  'Content-Security-Policy'
];

it('lets documents run the scripts and styles of this site, and the inline ones that are named', () => {
  expect(policy).toContain("; script-src 'self' 'sha256-a';");
  expect(policy).toMatch(/; style-src-elem 'self' 'sha256-b' 'sha256-[^' ]{44}';/);
});

it('lets older engines, which know style-src alone, apply style attributes', () => {
  expect(policy).toContain("; style-src 'self' 'unsafe-inline';");
});

it('forbids sniffing the type, and varies by encoding', () => {
  for (const set of [documentHeaders({ scripts: [], styles: [] }), hashedHeaders, answerHeaders]) {
    expect(set).toMatchObject({ 'X-Content-Type-Options': 'nosniff', Vary: 'Accept-Encoding' });
  }
});

it('lets other sites show answers such as social cards', () => {
  expect(answerHeaders).not.toHaveProperty('Cross-Origin-Resource-Policy');
});
