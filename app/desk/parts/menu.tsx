import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { Press } from './form.tsx';

type Entries = readonly (readonly [name: string, address: string])[];

const main: Entries = [
  ['Messages', deskRoutes.home],
  ['Words', deskRoutes.page('words')],
  ['Letters', deskRoutes.page('letters')],
  ['Readers', deskRoutes.page('readers')],
  ['Visits', deskRoutes.page('visits')],
];

const more: Entries = [
  ['Publish', deskRoutes.page('publish')],
  ['A person’s data', deskRoutes.page('person')],
  ['Is it working?', deskRoutes.page('health')],
  ['Settings', deskRoutes.page('settings')],
  ['Who is signed in', deskRoutes.page('sessions')],
  ['What was done', deskRoutes.page('log')],
];

export type MenuProps = {
  /** The address of the page in it. */
  at: string;
  /** Who is signed in. */
  email: string;
  /** How many messages wait for an answer. */
  open: number;
};

/** What is done each day. On a phone the rest stands below the page. */
export function MainMenu({ at, open }: MenuProps) {
  return (
    <nav aria-label="Desk" className="px-4 pb-2 lg:px-6 lg:py-4">
      <ul className="-ms-4 text-sm text-balance lg:ms-0 lg:grid lg:text-base">
        {main.map(([name, address]) => (
          <li className="ms-4 inline-block lg:ms-0" key={address}>
            <a aria-current={address === at ? 'page' : undefined} className="entry" href={address}>
              {name}
              {address === deskRoutes.home && open > 0 && (
                <span className="ms-1 inline-block rounded-full bg-genda-500 px-2 text-xs font-semibold text-ink">
                  {open}
                  <span className="sr-only"> to answer</span>
                </span>
              )}
            </a>
          </li>
        ))}
        <li className="ms-4 inline-block lg:hidden">
          <a className="entry" href="#more">
            More
          </a>
        </li>
      </ul>
    </nav>
  );
}

export function MoreMenu({ at, email }: MenuProps) {
  return (
    <footer
      className="on-dark bg-lajvard-900 px-4 py-6 text-white lg:col-start-1 lg:row-start-2 lg:px-6"
      id="more"
    >
      <nav aria-label="More of the desk">
        <ul className="grid xs:grid-cols-2 lg:grid-cols-1">
          {more.map(([name, address]) => (
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
      <p className="mt-6 text-sm text-sand-200">Signed in as {email}</p>
      <Press act="sign-out" label="Sign out" />
    </footer>
  );
}
