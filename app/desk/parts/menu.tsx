import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Person } from '#lib/desk/people.ts';
import { may, type Right, type Standing } from '#lib/desk/rights.ts';
import { Press } from './form.tsx';

type Entry = { name: string; address: string; right: Right };

const entry = (name: string, page: string, right: Right): Entry => ({
  name,
  address: page ? deskRoutes.page(page) : deskRoutes.home,
  right,
});

const main = [
  entry('Messages', '', 'messages'),
  entry('Words', 'words', 'words'),
  entry('Publish', 'publish', 'words'),
  entry('Letters', 'letters', 'words'),
];

const more = [
  entry('Readers', 'readers', 'owner'),
  entry('Visits', 'visits', 'owner'),
  entry('A person’s data', 'person', 'owner'),
  entry('Is it working?', 'health', 'owner'),
  entry('People', 'people', 'owner'),
  entry('Who is signed in', 'sessions', 'everybody'),
  entry('What was done', 'log', 'owner'),
];

/** What somebody does each day. */
export const entriesOf = (person: Standing) => main.filter(({ right }) => may(person, right));

export type MenuProps = {
  /** The address of the page in it. */
  at: string;
  /** Who is signed in. */
  person: Person;
  /** How many messages wait for an answer. */
  open: number;
  /** How many pages are not published as they are written. */
  unpublished: number;
};

/** What is done each day. On a phone the rest stands below the page. */
export function MainMenu({ at, open, unpublished, person }: MenuProps) {
  return (
    <nav aria-label="Desk" className="px-4 pb-2 lg:px-6 lg:py-4">
      <ul className="-ms-2 flex flex-wrap text-sm lg:ms-0 lg:grid lg:text-base">
        {entriesOf(person).map(({ name, address }) => (
          <li className="ms-2 lg:ms-0" key={address}>
            <a aria-current={address === at ? 'page' : undefined} className="entry" href={address}>
              {name}
              {address === deskRoutes.home && <Waiting count={open} what="to answer" />}
              {address === deskRoutes.page('publish') && (
                <Waiting count={unpublished} what="to publish" />
              )}
            </a>
          </li>
        ))}
        <li className="ms-2 lg:hidden">
          <a className="entry" href="#more">
            More
          </a>
        </li>
      </ul>
    </nav>
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

/** @param id of the one below the page on a phone; on a computer it stands in the header */
export function MoreMenu({ at, person, id }: MenuProps & { id?: string }) {
  const Part = id ? 'footer' : 'div';
  const place = id ? 'on-dark bg-lajvard-900 text-white lg:hidden' : 'hidden lg:block';
  return (
    <Part className={`px-4 py-6 lg:px-6 ${place}`} id={id}>
      <nav aria-label="More of the desk">
        <ul className="grid xs:grid-cols-2 lg:grid-cols-1">
          {more
            .filter(({ right }) => may(person, right))
            .map(({ name, address }) => (
              <li key={address}>
                <a
                  aria-current={address === at ? 'page' : undefined}
                  className="entry"
                  href={address}
                >
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <p className="mt-6 text-sm text-sand-200">Signed in as {person.email}</p>
      <Press act="sign-out" label="Sign out" />
    </Part>
  );
}
