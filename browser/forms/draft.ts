import { honeypotField } from '#lib/leads/honeypot.ts';

/** Restores the page's draft into the empty fields, and from then on keeps it in the tab's storage. */
export function keepDraft(form: HTMLFormElement): void {
  const storage = tabStorage();
  for (const [name, value] of new URLSearchParams(storage?.getItem(draftKey()) ?? '')) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (control) control.value ||= value;
  }
  const save = () => {
    const draft = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (name !== honeypotField && typeof value === 'string' && value) draft.set(name, value);
    }
    if (`${draft}`) storage?.setItem(draftKey(), `${draft}`);
    else forgetDraft();
  };
  form.addEventListener('input', save);
  save();
}

export function forgetDraft(): void {
  tabStorage()?.removeItem(draftKey());
}

/** Whether something was typed on this page before a reload. */
export function hasDraft(): boolean {
  return !!tabStorage()?.getItem(draftKey());
}

const draftKey = () => `draft:${location.pathname}`;

/** Where the tab's storage has what brought the visit: browser/effects/source.ts. */
export const sourceKey = 'source';

/** Undefined if the browser blocks storage. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
