// Runs inline in the portfolio: keeps what is pressed in its filters until their script has come, and presses
// it again, in order. Where the script does not come, the browser sends the form then, and loads the page anew.
const pressed: SubmitEvent[] = [];
const settled = new AbortController();

addEventListener(
  'submit',
  (event) => {
    if ((event.target as Element).id !== 'project-filters') return;
    event.preventDefault();
    pressed.push(event);
    document.documentElement.dataset.pressed = '';
  },
  { capture: true, signal: settled.signal },
);
addEventListener('settled', () => {
  settled.abort();
  for (const { target, submitter } of pressed) (target as HTMLFormElement).requestSubmit(submitter);
});
