import { awaitPart, soon } from '#browser/load-part.ts';

/** Has each form sent by browser/forms/form.ts; where that does not come, by the browser. */
export function handleForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) handle(form);
}

function handle(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  // The browser validates only where no script does [spec 5.1].
  const isChecked = !form.noValidate;
  if (form.dataset.form === 'contact') form.noValidate = true;
  const lock = (sending: boolean) => button.setAttribute('aria-disabled', `${sending}`);
  const tell = (trouble: string) => button.setCustomValidity(trouble);
  // What was told keeps nobody from pressing again.
  button.addEventListener('click', () => tell(''));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-disabled') === 'true') return;
    lock(true);
    const outcome = await soon(awaitPart('touch'))
      .then((code) => code?.sendForm(form))
      .catch(() => undefined);
    if (outcome === 'stays' || (!outcome && isChecked && !form.reportValidity()))
      return lock(false);
    if (!outcome && !navigator.onLine) {
      // The browser would leave for a page of its own.
      tell('Not sent: you are offline. What you typed is kept here.');
      button.reportValidity();
      return lock(false);
    }
    // The form stays locked while it leaves the page, which can be restored from the back/forward cache.
    addEventListener('pagehide', () => lock(false), { once: true });
    // As without JavaScript: the browser has validated, and sends.
    if (!outcome) form.submit();
  });
}
