import { create } from './create.ts';

/** For what has no native control to fall back to: asks once to reload the page. */
export function askToReload(): void {
  if (document.getElementById('reload')) return;
  const note = create('div', 'toast-viewport');
  note.id = 'reload';
  note.setAttribute('role', 'alert');
  const words = 'A part of this page could not be loaded. Please reload the page.';
  note.append(create('p', 'toast border-surkh bg-white text-ink', words));
  document.body.append(note);
}
