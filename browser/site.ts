// The site as it will be, in a frame of the desk: in Change, a tap on words or on a picture opens their form in a sheet.
import { covered } from './covered.ts';
import { formOf, looks, makeReachable, openElsewhere, placed, renewBody } from './marked-page.ts';
import { find, leadOn, previews, tellDay } from './site-bar.ts';

const site = document.querySelector<HTMLIFrameElement>('[data-site]');
const sheet = document.querySelector<HTMLDialogElement>('[data-sheet]');
function start(frame: HTMLIFrameElement, sheet: HTMLDialogElement) {
  const form = find<HTMLIFrameElement>(sheet, 'iframe');
  const leadsOn = find<HTMLButtonElement>(sheet, '[data-leads-on]');
  const pages = find<HTMLSelectElement>(document, 'select[name="page"]');
  const modes = find(document, '[data-modes]');
  const undo = find(document, '[data-undo]');
  let isReading = false;
  /** Of the page that Read and Change show in turn, in px. */
  let scrolled = 0;
  /** What the sheet was opened for, and whose form stands in it. */
  let opened: HTMLElement | null = null;
  let asked = '';

  const say = (words: string) => {
    find(document, '[data-told]').textContent = words;
  };

  /** @param link to which the tapped words lead, which a tap does not in Change */
  const open = async (address: string, link = '') => {
    leadsOn.hidden = link === '';
    leadsOn.value = link;
    // What was typed there and not saved.
    if (address === asked && isTyped()) return show();
    // Not every browser tells of a frame that does not load; and what cannot be kept yet stays in it.
    const answer = await fetch('/desk/line', { cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok) return cannotOpen();
    asked = address;
    form.contentWindow?.location.replace(address);
  };

  const cannotOpen = () => say('It cannot be opened: is there a connection? Tap again.');

  /** Of what was saved last. */
  const undoing = () => form.contentDocument?.querySelector<HTMLElement>('[value^="undo:"]');
  undo.addEventListener('click', () => undoing()?.click());

  const isTyped = () => Boolean(form.contentDocument?.querySelector('form[data-typed]'));

  form.addEventListener('load', () => {
    const page = form.contentDocument;
    if (!page) return cannotOpen();
    const said = new URLSearchParams(page.location.search);
    undo.hidden = true;
    if (/^words\.(?:saved|undone)$/.test(said.get('say') ?? '')) {
      renew(page, said);
      // An entry goes several places up or down.
      if (!said.has('did') && !isTyped()) return sheet.close();
    }
    page.addEventListener('keydown', ({ key }) => key === 'Escape' && sheet.close());
    page.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A form of all fields has a page of its own.
      if (!link.href.includes('?only=')) link.target ||= '_top';
      else {
        event.preventDefault();
        open(link.href);
      }
    });
    new ResizeObserver(stretch).observe(page.documentElement);
    show();
  });

  /** As high as what it shows, if it is shown. */
  const stretch = () => {
    const { offsetHeight } = form.contentDocument?.documentElement ?? form;
    if (offsetHeight > 0) form.height = String(offsetHeight);
  };

  const show = () => {
    const page = form.contentDocument;
    sheet.ariaLabel = page?.querySelector('h1')?.textContent ?? '';
    sheet.returnValue = '';
    if (!sheet.open) sheet.showModal();
    stretch();
    const at = new URLSearchParams(page?.location.search).get('at') ?? '';
    const around = page?.getElementById(at) ?? page?.querySelector('form[data-words]');
    const wrong = page?.querySelector<HTMLElement>('[autofocus]');
    const first = ':is(input, textarea, select):not([type="hidden"])';
    // An entry at the end of its list goes the other way only.
    const again = ['[data-did]', '[data-did] + button', ':has(+ [data-did])'];
    const pressed = again.map((one) => page?.querySelector<HTMLElement>(`${one}:enabled`));
    (pressed.find(Boolean) ?? wrong ?? around?.querySelector<HTMLElement>(first))?.focus();
    liftAboveKeyboard();
  };

  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close());
  sheet.addEventListener('close', () => {
    opened?.focus({ preventScroll: true });
    if (isTyped()) say('Not saved. What you typed is kept: tap it again to go on.');
    if (sheet.returnValue) frame.src = sheet.returnValue;
  });

  /** @param saved the page that says so, and its query */
  const renew = async (saved: Document, said: URLSearchParams) => {
    say('Saved. The page is made anew …');
    // The count beside Publish.
    const menu = saved.querySelector('nav[aria-label="Desk"]');
    if (menu) find(document, 'nav[aria-label="Desk"]').replaceWith(document.adoptNode(menu));
    const page = frame.contentDocument;
    if (!page || !(await renewBody(page))) {
      return say('Saved. The page cannot be shown yet: Publish says what to put right first.');
    }
    tellDay(page);
    makeReachable(page);
    const [before = ''] = opened?.getAttribute('data-words')?.split(' ') ?? [];
    const place = before.replace(/#.*/, `#${said.get('only')}`);
    // What has moved in the menu is still what was tapped.
    opened = placed(page, place) ?? placed(page, before);
    if (!sheet.open) opened?.focus({ preventScroll: true });
    const isUndone = said.get('say') === 'words.undone';
    say(isUndone ? 'Undone.' : 'Saved. Visitors see it once it is published.');
    undo.hidden = !undoing();
  };

  const tap = (event: Event) => {
    // Of the frame's own realm, whose elements are no instances of this one's.
    const target = event.target as Element;
    // What opens and closes by itself does so first.
    const opener = target.closest('summary, [popovertarget]');
    if (opener?.matches('[popovertarget]') || opener?.closest('details')?.open === false) return;
    const around = target.closest<HTMLElement>('[data-words]');
    const words = around ?? target.querySelector<HTMLElement>('[data-words]');
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const isText = target.childElementCount === 0 && target.textContent?.trim();
    if (!words && !link && !isText && !target.closest('button, label, input, select')) return;
    event.preventDefault();
    if (!words) return say(elsewhere);
    opened = words;
    const leadsTo = link?.origin === location.origin ? link.href : '';
    open(formOf(words.getAttribute('data-words') ?? ''), leadsTo);
  };

  /** On a phone the bars above the site go as one reads on, and are back at its top. */
  const giveRoom = () => {
    const { top } = frame.getBoundingClientRect();
    const isReadOn = (frame.contentWindow?.scrollY ?? 0) > 80;
    scrollTo({ top: isReadOn ? scrollY + top : 0, behavior: 'smooth' });
  };

  const enter = () => {
    const page = frame.contentDocument;
    const { pathname = '', search } = page?.defaultView?.location ?? {};
    if (!page?.defaultView || !page.body || !pathname.startsWith(previews)) return;
    page.defaultView.addEventListener('scroll', giveRoom);
    leadOn(pathname);
    tellDay(page);
    isReading = !new URLSearchParams(search).has('words');
    say(isReading ? 'As visitors will see it.' : 'Tap words or a picture to change them.');
    for (const button of modes.querySelectorAll<HTMLElement>('[data-mode]')) {
      button.ariaPressed = String((button.dataset.mode === 'read') === isReading);
    }
    if (scrolled) page.defaultView.scrollTo({ top: scrolled, behavior: 'instant' });
    scrolled = 0;
    if (isReading) return openElsewhere(page);
    const rules = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet();
    rules.replaceSync(looks);
    page.adoptedStyleSheets.push(rules);
    page.documentElement.toggleAttribute('data-change', true);
    page.addEventListener('click', tap, true);
    page.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.target as Element).matches('[tabindex]')) tap(event);
    });
    makeReachable(page);
  };

  modes.hidden = false;
  modes.addEventListener('click', ({ target }) => {
    const mode = target instanceof HTMLElement && target.dataset.mode;
    const shown = frame.contentWindow;
    if (!mode || !shown || (mode === 'read') === isReading) return;
    const address = new URL(shown.location.href);
    if (isReading) address.searchParams.set('words', 'on');
    else address.searchParams.delete('words');
    scrolled = shown.scrollY;
    shown.location.replace(address);
  });
  pages.form?.addEventListener('change', () => pages.form?.requestSubmit());
  frame.addEventListener('load', enter);
  if (frame.contentDocument?.readyState === 'complete') enter();

  const liftAboveKeyboard = () => {
    sheet.style.marginBlockEnd = `${covered()}px`;
    sheet.style.maxBlockSize = `${(window.visualViewport?.height ?? innerHeight) * 0.9}px`;
  };
  window.visualViewport?.addEventListener('resize', liftAboveKeyboard);
}

const elsewhere =
  'This is not of the page itself. See “All its fields”, and “Pages, search”; the rest is an engineer’s.';

if (site && sheet) start(site, sheet);
