import * as Dialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = createRoot(document.createElement('div'));
let isLeaving = false;

/** Shows an article in a dialog: what its card has, which may have been translated since, and its words. */
export function openArticle(card: HTMLElement) {
  isLeaving = false;
  root.render(<ArticleDialog card={card} key={card.id} />);
}

export function closeArticle() {
  root.render(null);
}

/** To the address without it: back by the step that opened it, once, where it was one. */
function leave() {
  if (isLeaving) return;
  isLeaving = true;
  if (history.state?.article !== 'loaded') return history.back();
  history.replaceState(null, '', location.pathname + location.search);
  closeArticle();
}

function openNext(card: HTMLElement) {
  history.replaceState(history.state, '', `#${card.id}`);
  openArticle(card);
}

function ArticleDialog({ card }: { card: HTMLElement }) {
  const opener = card.querySelector<HTMLAnchorElement>('[data-article]');
  const page = opener?.href ?? '';
  const next = nextTo(card);
  return (
    <Dialog.Root onOpenChange={leave} open>
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
          <Article card={card} page={page} />
          <p className="edge-t-1 pt-4">
            <a className="link" href={page}>
              Link to this article
            </a>
          </p>
          {next && (
            <button
              className="block w-full text-start font-semibold text-lajvard-700 hover:underline"
              onClick={() => openNext(next)}
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

type ArticleProps = { page: string; card: HTMLElement };

function Article({ page, card }: ArticleProps) {
  const words = useRef<HTMLDivElement>(null);
  const [came, setCame] = useState<boolean>();
  useLayoutEffect(() => {
    const shown = card.querySelectorAll(':scope > :is(svg, .relative), .label');
    words.current?.before(...[...shown].map((part) => part.cloneNode(true)));
    if (words.current) fetchWords(page, words.current, setCame);
  }, [page, card]);
  return (
    <>
      <div aria-busy={came === undefined} className="prose" ref={words} />
      <p role="status">
        {came === undefined && <span>The words are loading.</span>}
        {came === false && 'The words could not be loaded.'}
      </p>
    </>
  );
}

const titleOf = (card: Element) => card.querySelector('h3')?.textContent ?? '';

function nextTo(card: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('li[id^="article-"]')];
  return all[all.indexOf(card) + 1];
}

/** Puts the words of an article in their place, and tells whether they came. */
function fetchWords(page: string, place: HTMLElement, settle: (came: boolean) => void) {
  // Reads a page, where `fetch` would need a parser, which is a sink of Trusted Types.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.timeout = 10_000; // ms
  request.onloadend = () => {
    const words = request.status === 200 && request.response?.querySelector('.prose');
    if (words) place.replaceChildren(...words.childNodes);
    settle(Boolean(words));
  };
  // As in `routes.articleWords`; of a preview below its own prefix.
  request.open('GET', page.replace('/blog/', '/assets/articles/'));
  request.send();
}
