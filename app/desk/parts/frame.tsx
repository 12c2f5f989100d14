import type { ReactNode } from 'react';
import { mark } from '#components/art/mark.ts';
import { content } from '#lib/content/content.ts';
import { type Said, said } from '#lib/desk/said.ts';
import { deskRoutes } from '#lib/desk-routes.ts';
import { Press } from './press.tsx';

/** What the desk has, in the order of its menu. */
const pages = [
  ['Messages', deskRoutes.home],
  ['Letters', deskRoutes.page('letters')],
  ['Readers', deskRoutes.page('readers')],
  ['A person', deskRoutes.page('person')],
  ['Report', deskRoutes.page('report')],
  ['Health', deskRoutes.page('health')],
  ['Settings', deskRoutes.page('settings')],
  ['Sessions', deskRoutes.page('sessions')],
  ['Log', deskRoutes.page('log')],
] as const;

type Props = {
  title: string;
  /** The address of the page in the menu. */
  at?: string | undefined;
  /** Without an address nobody is signed in, and there is no menu. */
  email?: string | undefined;
  say?: string | undefined;
  children: ReactNode;
};

export function Frame({ title, at, email, say, children }: Props) {
  return (
    <>
      <a
        href="#main"
        className="fixed -top-full left-2 z-bar bg-white px-4 py-2 font-semibold focus:top-2"
      >
        Skip to content
      </a>
      <header className="border-b border-sand-200 bg-sand-100">
        <div className="mx-auto max-w-[64rem] px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-3 font-semibold">
            <svg viewBox={`0 0 ${mark.size} ${mark.size}`} className="size-8" aria-hidden="true">
              <path d={mark.window} className="fill-genda-500" />
              <path d={mark.house} fillRule="evenodd" className="fill-lajvard-900" />
            </svg>
            <span>{content().site.name}: the desk</span>
          </p>
          {email && <Menu at={at} />}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[64rem] px-4 py-6">
        {say && Object.hasOwn(said, say) && (
          <p role="status" className="mb-4 border-l-4 border-lajvard-700 bg-white px-4 py-3">
            {said[say as Said]}
          </p>
        )}
        <h1>{title}</h1>
        {children}
      </main>
      {email && (
        <footer className="mx-auto max-w-[64rem] border-t border-sand-200 px-4 py-6">
          <p className="text-sm text-ink-2">Signed in as {email}</p>
          <Press act="sign-out" label="Sign out" />
        </footer>
      )}
    </>
  );
}

function Menu({ at }: { at?: string | undefined }) {
  return (
    <nav aria-label="Desk" className="mt-2">
      <ul className="flex flex-wrap gap-x-4">
        {pages.map(([name, address]) => (
          <li key={address}>
            <a
              href={address}
              aria-current={address === at ? 'page' : undefined}
              className="inline-block py-2 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
