// Runs inline in the portfolio: keeps what is pressed in its filters until their script has come, and presses
// it again, in order. Where the script does not come, the browser sends the form then, and loads the page anew;
// where it does not come then either, the page says so.
import { settlePresses } from './pressed.ts';

const patience = 10_000; // ms

const { dataset } = document.documentElement;
const pressed: SubmitEvent[] = [];
const settled = new AbortController();

if (location.search) want();
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
    settled.abort();
    if (!ready && pressed.length === 0) sayUnfiltered();
    else
      for (const { target, submitter } of pressed)
        (target as HTMLFormElement).requestSubmit(submitter);
  },
  { signal: settled.signal },
);

function want() {
  dataset.pressed = '';
  // A request may stay without an answer, too.
  setTimeout(settlePresses, patience, false);
}

function sayUnfiltered() {
  const count = document.getElementById('project-count');
  if (!count) return;
  count.textContent = 'The filters did not load. Reload the page to try again.';
  // No number: once filters come, they count.
  count.dataset.listed = '';
}
