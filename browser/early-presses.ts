/**
 * Keeps what is pressed in the form of the portfolio's filters before its script has loaded, and presses it
 * again, in order, once that says that it is ready.
 */
export function keepEarlyPresses() {
  const pressed: (HTMLElement | null)[] = [];
  const ready = new AbortController();
  const options = { capture: true, signal: ready.signal };
  const isOurs = ({ target }: Event) =>
    target instanceof Element && target.id === 'project-filters';

  addEventListener(
    'submit',
    (event) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      pressed.push(event.submitter);
      document.documentElement.dataset.pressed = '';
    },
    options,
  );
  addEventListener(
    'ready',
    (event) => {
      ready.abort();
      for (const button of pressed) (event.target as HTMLFormElement).requestSubmit(button);
    },
    options,
  );
}

/** Whether a press was kept: what then fails to load does not wait for another. */
export const hasEarlyPress = () => 'pressed' in document.documentElement.dataset;
