/** The name under which a page's draft is kept. */
export const draftKey = () => `draft:${location.pathname}`;

/** Where a draft is kept until it is sent or the tab is closed. */
export function draftStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    // A browser that is to keep nothing throws already here.
    return undefined;
  }
}

/** Whether something was typed on this page before it was loaded again. */
export function hasDraft(): boolean {
  return !!draftStorage()?.getItem(draftKey());
}
