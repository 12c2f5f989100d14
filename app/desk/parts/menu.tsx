import type { ReactNode } from 'react';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Person } from '#lib/desk/people.ts';
import { may, type Right } from '#lib/desk/rights.ts';
import { Press } from './form.tsx';

type Entry = {
  name: string;
  right: Right;
  /** What is done each day stands first. */
  isDaily?: boolean;
};

/** What the menu leads to, by the name in its address. */
const entries = {
  '': { name: 'Messages', right: 'messages', isDaily: true },
  words: { name: 'Words', right: 'words', isDaily: true },
  publish: { name: 'Publish', right: 'words', isDaily: true },
  letters: { name: 'Letters', right: 'words', isDaily: true },
  readers: { name: 'Readers', right: 'owner' },
  visits: { name: 'Visits', right: 'owner' },
  person: { name: 'A person’s data', right: 'owner' },
  health: { name: 'Is it working?', right: 'owner' },
  people: { name: 'People', right: 'owner' },
  sessions: { name: 'Who is signed in', right: 'everybody' },
  log: { name: 'What was done', right: 'owner' },
} as const satisfies Record<string, Entry>;

export type EntryName = keyof typeof entries;

export const entryOf = (name: EntryName): Entry & { address: string } => ({
  ...entries[name],
  address: name ? deskRoutes.page(name) : deskRoutes.home,
});

/** What somebody may do each day, or else. */
export const entriesOf = (person: Person, areDaily = true) =>
  (Object.keys(entries) as EntryName[])
    .map(entryOf)
    .filter(({ right, isDaily = false }) => isDaily === areDaily && may(person, right));

export type MenuProps = {
  at: string;
  person: Person;
  /** How many messages wait for an answer. */
  open: number;
  /** How many pages are not published as they are written. */
  unpublished: number;
};

/** What is done each day; on a phone the rest is folded. */
export function Menu({ at, open, unpublished, person }: MenuProps) {
  return (
    <nav aria-label="Desk" className="px-4 pb-2 lg:px-6 lg:py-4">
      <ul className="-ms-2 flex flex-wrap text-sm lg:ms-0 lg:grid lg:text-base">
        {entriesOf(person).map(({ name, address }) => (
          <Item address={address} at={at} key={address}>
            {name}
            {address === deskRoutes.home && <Waiting count={open} what="to answer" />}
            {name === entries.publish.name && <Waiting count={unpublished} what="to publish" />}
          </Item>
        ))}
        <li className="ms-2 has-[[open]]:basis-full lg:ms-0">
          {/* Beside the page there is room for all of it. */}
          <details className="lg:details-content:[content-visibility:visible]">
            <summary className="entry lg:supports-[selector(::details-content)]:hidden">
              More
            </summary>
            <ul className="-ms-2 grid xs:grid-cols-2 lg:ms-0 lg:mt-4 lg:grid-cols-1">
              {entriesOf(person, false).map(({ name, address }) => (
                <Item address={address} at={at} key={address}>
                  {name}
                </Item>
              ))}
            </ul>
            <p className="mt-6 text-sm text-sand-200">Signed in as {person.name || person.email}</p>
            <Press act="sign-out" label="Sign out" />
          </details>
        </li>
      </ul>
    </nav>
  );
}

type ItemProps = { address: string; at: string; children: ReactNode };

function Item({ address, at, children }: ItemProps) {
  return (
    <li className="ms-2 lg:ms-0">
      <a aria-current={address === at ? 'page' : undefined} className="entry" href={address}>
        {children}
      </a>
    </li>
  );
}

function Waiting({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <span className="ms-1 inline-block rounded-full bg-genda-500 px-2 text-xs font-semibold text-ink">
      {count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
