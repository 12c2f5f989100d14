import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// A fifth of what starting a server or a command takes. Set only here, as a worker that writes it ends too late for Jest.
process.env.NODE_COMPILE_CACHE = path.join(tmpdir(), 'compiled');

/** Given by whoever starts a server, or read when the site was built. */
const given = /^(PORT|HOST|DATA_DIR|SITE_URL|AGENCY_\w+|CONTENT_PROTECTION)$/;
const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z_]+)=/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !given.test(name));

/** Keeps tests off the machine's data and mail. Empty, not deleted: Next reads missing ones from `.env`. */
export const noSettings: Record<string, string> = {
  ...Object.fromEntries(names.map((name) => [name, ''])),
  // Minutes for what takes seconds: on a busy machine, everything does.
  PATIENCE: '60',
};
