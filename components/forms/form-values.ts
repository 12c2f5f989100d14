/** The trimmed text of a form's field; empty where there is none. */
export function fieldValue(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Puts the focus on a field of a form, whatever element shows it. */
export function focusField(form: HTMLFormElement, name: string): void {
  const named = form.querySelector<HTMLElement>(`[data-field="${name}"], [name="${name}"]`);
  named?.focus();
}
