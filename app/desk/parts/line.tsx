import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { DeskScript } from './desk-script.tsx';
import { Note } from './note.tsx';

/** What a press waits for (browser/presses.ts). */
export function Line() {
  return (
    <>
      <div
        aria-live="polite"
        className="fixed inset-x-4 bottom-4 z-bar mx-auto max-w-[32rem]"
        data-line={deskRoutes.page('line')}
      >
        <Note as="p" className="" data-when="offline" hidden>
          There is no connection. Nothing is lost: what you pressed is sent once the line is back.
        </Note>
        <Note as="p" className="" data-when="signed out" hidden>
          You are signed out. Nothing is lost:{' '}
          <a href={deskRoutes.signIn} rel="noopener" target="_blank">
            sign in on another tab
          </a>
          , and what you pressed is sent.
        </Note>
        <Note as="p" className="" data-when="sending" hidden />
      </div>
      <DeskScript name="presses" />
    </>
  );
}
