import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { DeskScript } from './desk-script.tsx';

/** What a press waits for (browser/presses.ts). */
export function Line() {
  return (
    <>
      <div
        aria-live="polite"
        className="fixed inset-x-4 bottom-4 z-bar mx-auto max-w-[32rem]"
        data-line={deskRoutes.page('line')}
      >
        <p className={look} data-when="offline" hidden>
          There is no connection. Nothing is lost: what you pressed is sent once the line is back.
        </p>
        <p className={look} data-when="signed out" hidden>
          You are signed out. Nothing is lost:{' '}
          <a href={deskRoutes.signIn} rel="noopener" target="_blank">
            sign in on another tab
          </a>
          , and what you pressed is sent.
        </p>
        <p className={look} data-when="sending" hidden />
      </div>
      <DeskScript src={deskRoutes.page('presses.js')} />
    </>
  );
}

const look = 'card border-l-4 border-l-genda-500';
