/** Whether something was typed on this page before it was loaded again. */
export function hasDraft(): boolean {
  return !!tabStorage()?.getItem(draftKey());
}

export const draftKey = () => `draft:${location.pathname}`;

/** What the browser keeps until the tab is closed; nothing where it is told to keep nothing. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
