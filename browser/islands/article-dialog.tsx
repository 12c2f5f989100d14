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
  return (
    <Dialog.Root onOpenChange={setOpen} open={open}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay fixed inset-0 z-dialog" />
        <Dialog.Content
          aria-describedby={undefined}
          className="dialog fixed inset-0 z-dialog rounded-lg bg-paper"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
        >
          <div className="flex items-start justify-between gap-3">
            <Dialog.Title className="text-2xl">{titleOf(card)}</Dialog.Title>
            <Dialog.Close className="grid size-11 flex-none place-items-center rounded edge-1 text-xl">
              <span aria-hidden="true">×</span>
              <span className="sr-only">Close</span>
            </Dialog.Close>
          </div>
          <Article address={opener?.href ?? ''} card={card} />
          {next && (
            <button
              className="font-semibold text-lajvard-700 hover:underline"
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
  useLayoutEffect(() => {
    const shown = card.querySelectorAll(':scope > :is(svg, img, picture), .label');
    words.current?.before(...[...shown].map((part) => part.cloneNode(true)));
    if (words.current) fetchWords(address, words.current);
  }, [address, card]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reachable by keyboard.
    <section aria-label="Article" className="dialog-body" tabIndex={0}>
      <div className="prose" ref={words}>
        <a href={address}>{`Read “${titleOf(card)}”`}</a>
      </div>
    </section>
  );
}

const titleOf = (card: Element) => card.querySelector('h3')?.textContent ?? '';

function nextTo(card: HTMLLIElement): HTMLLIElement | undefined {
  const all = [...document.querySelectorAll<HTMLLIElement>('li[id^="article-"]')];
  return all[all.indexOf(card) + 1];
}

/** Puts the words of an article in the place of the link to them, which stays where they do not come. */
function fetchWords(address: string, place: HTMLElement) {
  // Reads a page, where `fetch` would need a parser, which is a sink of Trusted Types.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.onload = () => {
    const words = request.status === 200 && request.response?.querySelector('.prose');
    if (words) place.replaceChildren(...words.childNodes);
  };
  request.open('GET', address);
  request.send();
}
