/** For what has no native control to fall back to: asks once to reload the page. */
export function askToReload(): void {
  if (document.getElementById('reload')) return;
  const note = Object.assign(document.createElement('div'), {
    id: 'reload',
    className: 'toast-viewport',
  });
  note.setAttribute('role', 'alert');
  note.append(
    Object.assign(document.createElement('p'), {
      className: 'toast border-surkh bg-white text-ink',
      textContent: 'A part of this page could not be loaded. Please reload the page.',
    }),
  );
  document.body.append(note);
}
