import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Person } from '#lib/desk/people.ts';
import { may, type Right } from '#lib/desk/rights.ts';
import { Press } from './form.tsx';

type Entry = {
  name: string;
  right: Right;
  /** What is done each day stands first. */
  isDaily?: boolean;
  /** What the number beside it is of. */
  counts?: string;
};

/** What the menu leads to, by the name in its address. */
const menu = {
  '': { name: 'Messages', right: 'messages', isDaily: true, counts: 'to answer' },
  words: { name: 'Words', right: 'words', isDaily: true },
  publish: { name: 'Publish', right: 'words', isDaily: true, counts: 'to publish' },
  letters: { name: 'Letters', right: 'words', isDaily: true },
  readers: { name: 'Readers', right: 'owner' },
  visits: { name: 'Visits', right: 'owner' },
  person: { name: 'A person’s data', right: 'owner' },
  health: { name: 'Is it working?', right: 'owner' },
  people: { name: 'People', right: 'owner' },
  sessions: { name: 'Who is signed in', right: 'everybody' },
  log: { name: 'What was done', right: 'owner' },
} as const satisfies Record<string, Entry>;

export type MenuName = keyof typeof menu;

export const menuEntry = (entry: MenuName): Entry & { entry: MenuName; address: string } => ({
  ...menu[entry],
  entry,
  address: entry ? deskRoutes.page(entry) : deskRoutes.home,
});

/** What somebody may do each day, or else. */
export const entriesOf = (person: Person, areDaily = true) =>
  (Object.keys(menu) as MenuName[])
    .map(menuEntry)
    .filter(({ right, isDaily = false }) => isDaily === areDaily && may(person, right));

export type MenuProps = {
  at: string;
  person: Person;
  /** How much waits for them. */
  waiting?: { readonly [Name in MenuName]?: number };
};

/** What is done each day; on a phone the rest is folded. */
export function Menu({ at, person, waiting = {} }: MenuProps) {
  const items = (areDaily: boolean) =>
    entriesOf(person, areDaily).map(({ entry, name, address, counts }) => (
      <li className="ms-2 lg:ms-0" key={address}>
        <a aria-current={address === at ? 'page' : undefined} className="entry" href={address}>
          {name}
          {(waiting[entry] ?? 0) > 0 && (
            <span className="ms-1 inline-block rounded-full bg-genda-500 px-2 text-xs font-semibold text-ink">
              {waiting[entry]}
              <span className="sr-only"> {counts}</span>
            </span>
          )}
        </a>
      </li>
    ));
  return (
    <nav aria-label="Desk" className="relative px-4 pb-2 lg:px-6 lg:py-4">
      <ul className="-ms-2 flex flex-wrap text-sm lg:ms-0 lg:grid lg:text-base">
        {items(true)}
        <li className="ms-2 lg:ms-0">
          {/* Beside the page there is room for all of it. */}
          <details className="lg:details-content:[content-visibility:visible]">
            <summary className="entry lg:supports-[selector(::details-content)]:hidden">
              More
            </summary>
            <div className="inset-x-0 top-full z-bar bg-lajvard-900 px-4 pb-4 max-lg:absolute lg:p-0 noscript:static">
              <ul className="-ms-2 grid xs:grid-cols-2 lg:ms-0 lg:mt-4 lg:grid-cols-1">
                {items(false)}
              </ul>
              <p className="mt-6 text-sm text-sand-200">
                Signed in as {person.name || person.email}
              </p>
              <Press act="sign-out" label="Sign out" />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  );
}
