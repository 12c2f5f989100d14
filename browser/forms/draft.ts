/** Whether something was typed on this page before a reload. */
export function hasDraft(): boolean {
  return !!tabStorage()?.getItem(draftKey());
}

export const draftKey = () => `draft:${location.pathname}`;

/** Undefined if the browser blocks storage. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
