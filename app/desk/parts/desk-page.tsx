import { headers } from 'next/headers';
import { redirect, unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { type Said, sentence } from '#app/desk/act/acts.ts';
import { log } from '#lib/base/log.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { type Desk, openDesk } from '#lib/desk/on-desk.ts';
import { may, type Right } from '#lib/desk/rights.ts';
import { noRight, troubleOf } from '#lib/desk/troubles.ts';
import { countLeads } from '#lib/leads/lead-list.ts';
import { readChangedPages } from './changed-pages.ts';
import { problems } from './desk-field.tsx';
import { Frame, type FrameProps } from './frame.tsx';
import { type MenuName, menuEntry } from './menu.tsx';

export type Query = Record<string, string | undefined> & { say?: Said };

/** As Next passes it; of a name that is given twice, nothing is read. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

type Page = {
  /** Where it stands in the menu, which says its title and whom it is for, unless that is another here. */
  entry?: MenuName;
  title?: string;
  right?: Right;
  hasOwnHeading?: boolean;
};

type Asked<Params> = { params: Promise<Params>; searchParams: SearchParams };

/** What a page is rendered of: who asks, and what the address says. */
type Visit<Params = unknown> = Desk & { params: Params; query: Query };

/**
 * A page for who is signed in; all others are led to the sign-in.
 *
 * @param render gives nothing where there is no such thing
 */
export function deskPage<Params = unknown>(
  { entry, hasOwnHeading, ...page }: Page,
  render: (visit: Visit<Params>) => ReactNode | Promise<ReactNode>,
) {
  const { name, right, address: at } = entry === undefined ? nowhere : menuEntry(entry);
  const title = page.title ?? name;
  return async ({ params, searchParams }: Asked<Params>) => {
    const query = readQuery(await searchParams);
    try {
      const desk = await openDesk(await headers(), 'everybody');
      if (typeof desk === 'string') redirect(deskRoutes.signIn);
      const { person } = desk;
      if (!may(person, page.right ?? right)) {
        return <Told {...noRight} menu={{ at, person }} />;
      }
      // Rendered here, so that a database that has just gone is met here, too.
      const content = await render({ ...desk, params: await params, query });
      const frame = { menu: { at, person, waiting: await countWaiting(desk) }, say: query.say };
      if (!content) return <Told {...missing} {...frame} />;
      return (
        <Frame hasOwnHeading={hasOwnHeading} title={title} {...frame}>
          {content}
        </Frame>
      );
    } catch (error) {
      unstable_rethrow(error);
      log.error('a page of the desk failed', { at, error });
      return <Told {...troubleOf(error)} />;
    }
  };
}

const nowhere = { name: 'Not there', right: 'everybody', address: '' } as const;

/** What the menu tells of. */
async function countWaiting({ store, person }: Desk) {
  const open = may(person, 'messages') ? await countLeads(store, 'open') : 0;
  if (!may(person, 'words')) return { '': open };
  // Words that cannot be read keep nobody from a message.
  const changed = await readChangedPages(store).catch((error) => {
    log.error('what is not published cannot be counted', { error });
    return [];
  });
  return { '': open, publish: changed.length };
}

/** What an address asks for; its fields know what is wrong with them. */
export function readQuery(params: Awaited<SearchParams>): Query {
  const query = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? '' : value?.trim(),
    ]),
  ) as Query;
  const said = sentence(query.say ?? '');
  if (query.wrong && said?.isRefusal) problems().set(query.wrong, [said.text]);
  return query;
}

const missing = {
  status: 404,
  title: 'It is not there',
  text: 'It was sent, erased or thrown away, cannot be read, or never was. Choose a page of the menu.',
};

function Told({ text, ...frame }: ReturnType<typeof troubleOf> & Omit<FrameProps, 'children'>) {
  return (
    <Frame {...frame}>
      <p className="mt-4">{text}</p>
    </Frame>
  );
}
