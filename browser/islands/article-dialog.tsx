import * as Dialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = createRoot(document.createElement('div'));
let count = 0;

/** Shows an article in a dialog: what its card has, which may have been translated since, and its words. */
export function openArticle(card: HTMLLIElement) {
  count += 1;
  root.render(<ArticleDialog card={card} key={count} />);
}

function ArticleDialog({ card }: { card: HTMLLIElement }) {
  const [open, setOpen] = useState(true);
  const opener = card.querySelector<HTMLAnchorElement>('[data-article]');
  const next = nextTo(card);
  const close = () => {
    setOpen(false);
    // An address that names it would not open it a second time.
    history.replaceState(null, '', location.pathname + location.search);
  };
  return (
    <Dialog.Root onOpenChange={close} open={open}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay fixed inset-0 z-dialog" />
        <Dialog.Content
          aria-describedby={undefined}
          className="dialog fixed inset-0 z-dialog rounded-lg"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
          onOpenAutoFocus={(event) => {
            // Not on a button: keys scroll what has the focus.
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
        >
          <Dialog.Close className="dialog-close grid size-11 place-items-center rounded edge-1 text-xl">
            <span aria-hidden="true">×</span>
            <span className="sr-only">Close</span>
          </Dialog.Close>
          <Dialog.Title className="text-2xl">{titleOf(card)}</Dialog.Title>
          <Article address={opener?.href ?? ''} card={card} />
          {next && (
            <button
              className="block w-full edge-t-1 pt-4 font-semibold text-lajvard-700 hover:underline"
              onClick={() => openArticle(next)}
              type="button"
            >
              {`Next: ${titleOf(next)}`}
            </button>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ArticleProps = { address: string; card: HTMLLIElement };

function Article({ address, card }: ArticleProps) {
  const words = useRef<HTMLDivElement>(null);
  const [came, setCame] = useState<boolean>();
  useLayoutEffect(() => {
    const shown = card.querySelectorAll(':scope > :is(svg, .relative), .label');
    words.current?.before(...[...shown].map((part) => part.cloneNode(true)));
    if (words.current) fetchWords(address, words.current, setCame);
  }, [address, card]);
  return (
    <>
      <div aria-busy={came === undefined} className="prose" ref={words} />
      <p role="status">
        {came === undefined && <span>The words are loading.</span>}
        {came === false && 'The words could not be loaded.'}
      </p>
      {came === false && (
        <a className="link" href={address}>
          {`Read “${titleOf(card)}”`}
        </a>
      )}
    </>
  );
}

const titleOf = (card: Element) => card.querySelector('h3')?.textContent ?? '';

function nextTo(card: HTMLLIElement): HTMLLIElement | undefined {
  const all = [...document.querySelectorAll<HTMLLIElement>('li[id^="article-"]')];
  return all[all.indexOf(card) + 1];
}

/** Puts the words of an article in their place, and tells whether they came. */
function fetchWords(address: string, place: HTMLElement, settle: (came: boolean) => void) {
  // Reads a page, where `fetch` would need a parser, which is a sink of Trusted Types.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.timeout = 10_000; // ms
  request.onloadend = () => {
    const words = request.status === 200 && request.response?.querySelector('.prose');
    if (words) place.replaceChildren(...words.childNodes);
    settle(Boolean(words));
  };
  request.open('GET', address);
  request.send();
}
