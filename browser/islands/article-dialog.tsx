import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = createRoot(document.createElement('div'));
let count = 0;

/** Shows a copy of an article in a dialog; its words may have been translated since they were served. */
export function openArticle(article: HTMLDetailsElement) {
  count += 1;
  root.render(<ArticleDialog key={count} article={article} />);
}

function ArticleDialog({ article }: { article: HTMLDetailsElement }) {
  const [open, setOpen] = useState(true);
  const next = nextTo(article);
  const showCopy = (place: HTMLElement | null) => {
    const text = article.querySelector('.prose');
    if (!text || !place) return;
    const card = article.closest('li');
    const shown = [
      ...(card?.querySelectorAll(':scope > :is(svg, img, picture), .label') ?? []),
      text,
    ];
    place.replaceChildren(...shown.map((part) => part.cloneNode(true)));
    const link = place.querySelector<HTMLAnchorElement>('[data-words]');
    if (link) fetchWords(link);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay fixed inset-0 z-dialog" />
        <Dialog.Content
          className="dialog fixed inset-0 z-dialog rounded-lg bg-paper"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            article.querySelector('summary')?.focus();
          }}
        >
          <div className="flex items-start justify-between gap-3">
            <Dialog.Title className="text-2xl">{titleOf(article)}</Dialog.Title>
            <Dialog.Close className="grid size-11 flex-none place-items-center rounded edge-1 text-xl">
              <span aria-hidden="true">×</span>
              <span className="sr-only">Close</span>
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reachable by keyboard. */}
          <section ref={showCopy} className="dialog-body" tabIndex={0} aria-label="Article" />
          {next && (
            <button
              type="button"
              className="font-semibold text-lajvard-700 hover:underline"
              onClick={() => openArticle(next)}
            >
              {`Next: ${titleOf(next)}`}
            </button>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const titleOf = (article: Element) => article.parentElement?.querySelector('h3')?.textContent ?? '';

function nextTo(article: Element): HTMLDetailsElement | undefined {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('details[id^="article-"]')];
  return all[all.indexOf(article as HTMLDetailsElement) + 1];
}

/** Puts an article in the place of the link to it, which stays where the article does not come. */
function fetchWords(link: HTMLAnchorElement) {
  // Reads a page, where `fetch` would need a parser, which is a sink of Trusted Types.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.onload = () => {
    const words = request.status === 200 && request.response?.querySelector('.prose');
    if (words) link.closest('.prose')?.replaceWith(words);
  };
  request.open('GET', link.href);
  request.send();
}
