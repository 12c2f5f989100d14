// Runs inline in the portfolio: keeps what is pressed in its filters until their script has come, and presses
// it again, in order. Where the script is late or does not come, the page says so.
import { settlePresses } from './pressed.ts';

const patience = 5_000; // ms

const { dataset } = document.documentElement;
const pressed: SubmitEvent[] = [];
const settled = new AbortController();

if (/[?&](q|category|sort|tag)=/.test(location.search)) want();
addEventListener(
  'submit',
  (event) => {
    if ((event.target as Element).id !== 'project-filters') return;
    event.preventDefault();
    pressed.push(event);
    want();
  },
  { capture: true, signal: settled.signal },
);
addEventListener(
  'settled',
  ({ detail: ready }: CustomEventInit<boolean>) => {
    if (!ready) return sayUnfiltered();
    settled.abort();
    for (const { target, submitter } of pressed)
      (target as HTMLFormElement).requestSubmit(submitter);
  },
  { signal: settled.signal },
);

// From browser/loader.ts.
addEventListener('late', () => 'pressed' in dataset && sayUnfiltered(), { signal: settled.signal });

function want() {
  dataset.pressed = '';
  setTimeout(settlePresses, patience, false);
}

function sayUnfiltered() {
  const count = document.getElementById('project-count');
  if (!count) return;
  count.textContent = 'The filters have not loaded yet. If they do not come, reload the page.';
  // No number: once filters come, they count.
  count.dataset.listed = '';
}
