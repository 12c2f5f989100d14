import { articleSheet } from '#components/home/article-sheet.ts';
import { adoptSheet } from '#components/ui/adopt-sheet.ts';
import { stillPage } from '#components/ui/still-page.ts';
import { create } from './create.ts';

/** Shows an article in a dialog: what its card has, which may have been translated since, and its words. */
export function openArticle(card: HTMLElement): void {
  adoptSheet(articleSheet);
  adoptSheet(stillPage);
  closeArticle();
  const opener = card.querySelector<HTMLAnchorElement>('[data-article]');
  const dialog = create('dialog', 'dialog rounded-lg', ...partsOf(card, opener?.href ?? ''));
  dialog.setAttribute('aria-labelledby', titleId(card));
  dialog.tabIndex = -1;
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener?.focus();
    if (location.hash === `#${card.id}`) leave();
  });
  closeByBackdrop(dialog);
  document.body.append(dialog);
  dialog.showModal();
  // Not on a button: keys scroll what has the focus.
  dialog.focus();
}

function closeArticle() {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
}

/** To the address without it: back by the step that opened it, where it was one. */
function leave() {
  if (history.state?.article !== 'loaded') history.back();
  else history.replaceState(null, '', location.pathname + location.search);
}

function closeByBackdrop(dialog: HTMLDialogElement) {
  dialog.addEventListener('mousedown', ({ target, clientX: x, clientY: y }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (target === dialog && (x < left || x > right || y < top || y > bottom)) dialog.close();
  });
}

function partsOf(card: HTMLElement, page: string): HTMLElement[] {
  const cross = create('span', '', '×');
  cross.setAttribute('aria-hidden', 'true');
  const look = 'dialog-close grid size-11 place-items-center rounded edge-1 text-xl';
  const close = button(look, closeArticle, cross, create('span', 'sr-only', 'Close'));
  const title = create('h2', 'text-2xl', titleOf(card));
  title.id = titleId(card);
  const shown = card.querySelectorAll<HTMLElement>(':scope > :is(img, .photograph), .label');
  const words = create('div', 'prose');
  const status = create('p', '', create('span', '', 'The words are loading.'));
  status.setAttribute('role', 'status');
  const link = create('a', 'link', 'Link to this article');
  link.href = page;
  fetchWords(page, words, status);
  return [
    close,
    title,
    ...[...shown].map((part) => part.cloneNode(true) as HTMLElement),
    words,
    status,
    create('p', 'edge-t-1', link),
    ...linkToNext(card),
  ];
}

function linkToNext(card: HTMLElement): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('li[id^="article-"]')];
  const next = all[all.indexOf(card) + 1];
  if (!next) return [];
  const look = 'block w-full font-semibold text-lajvard-700 hover:underline';
  const show = () => {
    history.replaceState(history.state, '', `#${next.id}`);
    openArticle(next);
  };
  return [button(look, show, `Next: ${titleOf(next)}`)];
}

const titleId = (card: Element) => `${card.id}-title`;

const titleOf = (card: Element) => card.querySelector('h3')?.textContent ?? '';

const button = (className: string, onclick: () => void, ...words: (Node | string)[]) =>
  Object.assign(create('button', `print:hidden ${className}`, ...words), {
    type: 'button' as const,
    onclick,
  });

/** Puts the words of an article in their place, or says that they do not come. */
function fetchWords(page: string, place: HTMLElement, status: HTMLElement) {
  place.setAttribute('aria-busy', 'true');
  // Reads a page, where `fetch` would need a parser, which is a sink of Trusted Types.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.timeout = 10_000; // ms
  request.onloadend = () => {
    const words = request.status === 200 && request.response?.querySelector('.prose');
    if (words) place.replaceChildren(...words.childNodes);
    status.textContent = words ? '' : 'The words could not be loaded.';
    place.removeAttribute('aria-busy');
  };
  // As in `routes.articleWords`; of a preview below its own prefix.
  request.open('GET', page.replace('/blog/', '/assets/articles/'));
  request.send();
}
