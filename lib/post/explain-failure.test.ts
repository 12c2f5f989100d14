import { explainFailure } from './explain-failure.ts';

it.each([
  ['returned hard 5.1.1', 'It came back: there is no such address (5.1.1)'],
  ['returned soft', 'It came back'],
  ['Error EENVELOPE 550', 'The mail server did not take it (Error EENVELOPE 550)'],
  ['Error EAUTH 454', 'The mail server did not take it (Error EAUTH 454)'],
  ['Error EAUTH 535', 'The mail server does not let the site in (Error EAUTH 535)'],
  ['Error ECONNREFUSED', 'The mail server does not answer (Error ECONNREFUSED)'],
  ['TypeError', 'It cannot be written, by an error of the site (TypeError)'],
])('%s is explained to the owner', (last_error, words) => {
  expect(explainFailure(last_error)).toBe(words);
});
