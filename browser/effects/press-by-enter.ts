/** What is announced as a button is pressed by Enter, too: the key of a demo is a checkbox, which Enter leaves alone. */
export function pressByEnter() {
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    if (target.matches('[role=button]')) target.click();
  });
}
