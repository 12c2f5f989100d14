// `npm version` runs it between the new number and the commit: dates what is unreleased in CHANGELOG.md,
// and adds every page's path to the addresses that may never be lost.
import { readFileSync, writeFileSync } from 'node:fs';
import { allPages } from '#lib/site/page-list.ts';

const { npm_package_version: version } = process.env;
const unreleased = '## Unreleased\n';
const heading = `${unreleased}\n## ${version} - ${new Date().toISOString().slice(0, 10)}\n`;
rewrite('CHANGELOG.md', (text) => text.replace(unreleased, heading));
rewrite('content/addresses.txt', (text) => {
  const addresses = new Set([...text.trim().split('\n'), ...allPages().map(({ path }) => path)]);
  return `${[...addresses].sort().join('\n')}\n`;
});

function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
