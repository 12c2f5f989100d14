import type { ReactNode } from 'react';
import { sentence } from '#app/desk/act/acts.ts';
import { Logo } from '#components/art/logo.tsx';
import { Band } from '#components/art/tile-field.tsx';
import { content } from '#lib/content/content.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { DeskScript } from './desk-script.tsx';
import { Menu, type MenuProps } from './menu.tsx';
import { Note } from './note.tsx';

export type FrameProps = {
  title: string;
  /** The title is not its h1, too. */
  hasOwnHeading?: boolean | undefined;
  /** Of the answer, if not 200: the server reads it here. */
  status?: number;
  /** For who is signed in. */
  menu?: MenuProps;
  say?: string | undefined;
  children: ReactNode;
};

export function Frame({ title, hasOwnHeading, status, menu, say, children }: FrameProps) {
  const desk = `Desk of ${content().site.name}`;
  const said = say === undefined ? undefined : sentence(say);
  return (
    <>
      <title>{`${title} | ${desk}`}</title>
      <a
        className="fixed -top-full left-2 z-bar bg-white px-4 py-2 font-semibold focus:top-2"
        href="#main"
      >
        Skip to content
      </a>
      <div className={menu ? 'flex min-h-dvh flex-col lg:grid lg:grid-cols-[15rem_1fr]' : ''}>
        <header
          className={`on-dark bg-lajvard-900 text-white ${menu ? 'lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto' : ''}`}
        >
          <p className="flex items-center gap-3 px-4 py-3 font-semibold lg:px-6 lg:pt-6">
            <Logo className="size-8 shrink-0" />
            {desk}
          </p>
          {menu && <Menu {...menu} />}
          <Band id="band" />
        </header>
        <main
          className={`grow px-4 py-3 outline-none md:py-6 lg:py-10 ${menu ? 'lg:px-12' : 'mx-auto max-w-[32rem]'}`}
          data-status={status}
          id="main"
          tabIndex={-1}
        >
          <div className="max-w-[64rem]">
            {said && (
              <Note as="p" className="mb-6" look={said.isRefusal ? 'ask' : 'done'} role="status">
                {said.text}
              </Note>
            )}
            {!hasOwnHeading && <h1>{title}</h1>}
            {children}
          </div>
        </main>
      </div>
      {menu && <Line />}
      <DeskScript name="presses" />
    </>
  );
}

/** What a press waits for (browser/presses.ts). */
function Line() {
  const note = { as: 'p', className: '', hidden: true } as const;
  return (
    <div
      aria-live="polite"
      className="fixed inset-x-4 bottom-4 z-bar mx-auto max-w-[32rem]"
      data-line={deskRoutes.page('line')}
    >
      <Note {...note} data-when="offline">
        There is no connection. Nothing is lost: what you pressed is sent once the line is back.
      </Note>
      <Note {...note} data-when="signed out">
        You are signed out. Nothing is lost:{' '}
        <a href={deskRoutes.signIn} rel="noopener" target="_blank">
          sign in on another tab
        </a>
        , and what you pressed is sent.
      </Note>
      <Note {...note} data-when="sending" />
    </div>
  );
}
