import { suggestEmail } from './hint-email.ts';

it.each([
  ['My.Name+a@GMIAL.com', 'My.Name+a@gmail.com'],
  ['a@yaho.com', 'a@yahoo.com'],
  ['a@hotnail.com', 'a@hotmail.com'],
  ['a@outlookk.com', 'a@outlook.com'],
  ['a@gmail.co', 'a@gmail.com'],
])('corrects %s to %s', (typed, corrected) => {
  expect(suggestEmail(typed)).toBe(corrected);
});

it.each(
  'a@gmail.com a@yahoo.com.pk a@yahoo.co.uk a@yahoo.ca a@mail.com a@ymail.com name @gmial.com'.split(
    ' ',
  ),
)('leaves %s alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
