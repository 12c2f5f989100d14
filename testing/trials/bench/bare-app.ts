// An empty Next app of the same versions: no site on Next can be faster.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitCode } from '#tools/steps.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const sentence =
  'We design, build and look after websites for small and middle-sized businesses, and we bring visitors to them.';

const files = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: {
      next: dependencies.next,
      react: dependencies.react,
      'react-dom': dependencies['react-dom'],
    },
  }),
  'next.config.mjs': 'export default { poweredByHeader: false, agentRules: false };',
  'app/globals.css': 'body { font-family: sans-serif; max-width: 60rem; margin: auto; }',
  'app/layout.jsx': `import './globals.css';
export const metadata = { title: 'Bare', description: 'A page with nothing in it.' };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.jsx': `const text = ${JSON.stringify(sentence)};
export default () => <main><h1>Websites that work</h1>{Array.from({ length: 12 }, (_, number) =>
  <section key={number}><h2>Section {number + 1}</h2><p>{text}</p><p>{text}</p></section>)}</main>;`,
  'app/api/empty/route.js':
    'export async function POST(request) { await request.json(); return Response.json({ success: true }); }',
};

export async function buildBareApp(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-next-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await inFolder(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  await inFolder(folder, 'node', ['node_modules/next/dist/bin/next', 'build']);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function inFolder(folder: string, command: string, args: string[]) {
  const code = await exitCode(spawn(command, args, { cwd: folder, stdio: 'ignore' }));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed for the bare app`);
}
