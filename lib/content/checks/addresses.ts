import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatDate } from '#lib/base/format-date.ts';
import { suggestion } from '#lib/base/nearest.ts';
import { pathOf, pathsOf, redirectsOf } from '../addresses.ts';
import { linksIn } from '../markdown.ts';
import type { Mistake } from '../mistakes.ts';
import type { Checked } from '../read-sources.ts';
import type { Source } from '../source.ts';

/** Links of the texts that lead nowhere. */
export function findBrokenLinks(source: Source, checked: Checked): Mistake[] {
  return linksIn(source).flatMap(({ text: href, line }) => {
    const text = problemOf(href, checked);
    return text ? [{ file: source.file, line, link: href, text }] : [];
  });
}

function problemOf(href: string, checked: Checked) {
  const known = pathsOf(checked);
  if (/^https?:\/\/[^/]+\.[^/]/.test(href) && URL.canParse(href)) return;
  if (/^mailto:[^@\s]+@[^@\s]+\.\w+$|^tel:\+?[\d-]+$/.test(href)) return;
  if (!/^\/(?!\/)/.test(href)) {
    return `the link "${href}" leads nowhere: begin with / for a page of this site, with https:// for another`;
  }
  const [address = ''] = href.split(/[?#]/);
  if (known.includes(address) || redirectsOf(checked).has(address) || isFile(address)) return;
  return `the link "${href}" leads to a page that ${lacking(address, known, checked)}`;
}

/** Why a path is no page's. */
function lacking(path: string, known: readonly string[], { waiting }: Checked): string {
  const [, day] = [...waiting].find(([file]) => pathOf(file) === path) ?? [];
  return day
    ? `is not live before ${formatDate(day, 'full')}`
    : `does not exist${suggestion(path, known)}`;
}

/** Or may be, where a release has no files of its own. */
function isFile(address: string): boolean {
  return !existsSync('public') || existsSync(path.join('public', address));
}

/** Former addresses that lead to no page, or are pages; released ones that are lost. */
export function findLostAddresses(checked: Checked): Mistake[] {
  const known = pathsOf(checked);
  const moved = redirectsOf(checked);
  const wrong = [...moved].flatMap(([from, to]): Mistake[] => {
    const at = (text: string) => [{ file: 'redirects.yaml', path: [from], text }];
    if (known.includes(from)) return at(`${from} is a page: only a former address leads elsewhere`);
    if (known.includes(to)) return [];
    return at(`${from} leads to ${to}, a page that ${lacking(to, known, checked)}`);
  });
  const awaited = pathsOf({ names: [...checked.waiting.keys()] });
  // What a file says that cannot be read is not known.
  const lost = (checked.sources.has('redirects.yaml') ? checked.addresses : [])
    .filter((one) => ![...known, ...awaited].includes(one) && !moved.has(one))
    .map((address) => ({
      file: 'redirects.yaml',
      lost: address,
      text: `${address} was a page once: add a line "${address}: /…" that says where its visitors go now`,
    }));
  return [...wrong, ...lost];
}
