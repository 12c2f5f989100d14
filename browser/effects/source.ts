import { isFirstOfVisit } from '#browser/first-of-visit.ts';
import { hasDraft, sourceKey, tabStorage } from '#browser/forms/draft.ts';
import { maxSourceLength, sourceFields } from '#lib/leads/source.ts';
import { onClick } from './on-click.ts';

/** Of which one may write. */
const subjects = /^\/(services|industries|portfolio)\/./;

/**
 * Keeps in the tab where the visit came from, its first page and the last one before the form: they are sent with a
 * message only. The form's own page says what that was about, and so does its chat.
 */
export function storeSource() {
  const place = document.getElementById('about-what');
  if (place) {
    return change((source) => {
      const about = source.get('about');
      if (about) showAbout(place, about);
      chooseFitting(source.get('page_before') ?? '');
    });
  }
  // The browser waits for the first access to its storage.
  addEventListener('focusin', () => change(), { once: true });
  let asked: Element | null | undefined;
  // "Request a Demo".
  onClick('.projects [href="/contact"]', (link) => {
    asked = link.closest('article');
  });
  addEventListener('pagehide', () =>
    change((source) => {
      const page = asked?.querySelector('a')?.pathname ?? location.pathname;
      const name = asked?.querySelector('h2') ?? document.querySelector('nav [aria-current=page]');
      setBefore(source, page, name?.textContent);
    }),
  );
}

/** Changes what the tab keeps, or has it keep that from now on. */
function change(run?: (source: URLSearchParams) => void) {
  const storage = tabStorage();
  if (!storage) return;
  const source = new URLSearchParams(storage.getItem(sourceKey) ?? sourceOfVisit());
  run?.(source);
  storage.setItem(sourceKey, `${source}`);
}

/** Unless something is chosen, or was before a reload. */
function chooseFitting(page: string) {
  const [, slug = ''] = /^\/services\/([\w-]+)/.exec(page) ?? [];
  const option = slug && document.querySelector<HTMLOptionElement>(`[data-fits~="${slug}"]`);
  const select = option ? option.closest('select') : undefined;
  if (option && select?.value === '' && !hasDraft()) select.value = option.value;
}

/** A press takes it away, also from what is sent. */
function showAbout(place: HTMLElement, about: string) {
  place.prepend(`About: ${about}`);
  place.hidden = false;
  greet(`Hello, I am writing about ${about}.`);
  place.onclick = () => {
    place.hidden = true;
    addPageToChat();
    change((source) => source.delete('about'));
    document.querySelector<HTMLElement>('main input')?.focus();
  };
}

function sourceOfVisit(): string {
  const source = sourceOfPage();
  if (isFirstOfVisit()) source.set('first_page', location.pathname);
  else {
    // A tab of its own, or a lost storage. Of the page's words, those are here that the menu has, else its address.
    const { pathname } = new URL(document.referrer || location.href);
    const entry = document.querySelector(`[href="${pathname}"]`);
    const name = entry?.querySelector('b') ?? entry;
    setBefore(source, pathname, name?.textContent ?? pathname.split('/')[2]);
  }
  return `${source}`;
}

/** Which page led here, and what it is about, if one may write of it. */
function setBefore(source: URLSearchParams, page: string, name: string | null | undefined) {
  source.set('page_before', page);
  source.set('about', (subjects.test(page) && name) || '');
}

/** What the tab has kept of where its visitor came from; of the first page, as that says itself. */
export function sourceOfTab(): URLSearchParams {
  return fieldsOf(new URLSearchParams(tabStorage()?.getItem(sourceKey) ?? `${sourceOfPage()}`));
}

/** What the page's address and the browser say of where its visitor came from. */
export function sourceOfPage(): URLSearchParams {
  const params = new URLSearchParams(location.search);
  const { hostname } = new URL(document.referrer || location.href);
  params.set('referrer', hostname === location.hostname ? '' : hostname);
  return fieldsOf(params);
}

function fieldsOf(params: URLSearchParams): URLSearchParams {
  const source = new URLSearchParams();
  for (const field of sourceFields) {
    const value = params.get(field);
    if (value && value.length <= maxSourceLength) source.set(field, value);
  }
  return source;
}

/** Names the page in the message of the floating chat button. */
export function addPageToChat() {
  const subject = document.querySelector('h1')?.textContent;
  if (!subject || location.pathname === '/') return;
  greet(`Hello, I am writing from your page “${subject}”.`);
}

function greet(text: string) {
  const chat = document.querySelector<HTMLAnchorElement>('#chat');
  if (chat) chat.search = `${new URLSearchParams({ text })}`;
}
