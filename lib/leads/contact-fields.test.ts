import { isEmail } from '#lib/base/text-field.ts';
import { contactFields, isPhone } from './contact-fields.ts';

const { name, email, phone, message } = contactFields;
const unseen = '\u200b\u2800\u3164\ufe0f';

it.each([
  [isPhone, '0123456789', true],
  [isPhone, '+92 (300) 123-4567', true],
  [isPhone, '+012345678', false],
  [isPhone, '0123456789+', false],
  [isPhone, '01234567x9', false],
  [isPhone, phone.tidy('0300／1234567'), false],
  [isEmail, 'a@b.co', true],
  [isEmail, 'é@bücher.example', true],
  // [spec 5.1.7] has nothing against a misplaced dot.
  [isEmail, 'a@b..c', true],
  [isEmail, 'a@b', false],
  [isEmail, '@b.co', false],
  [isEmail, 'a b@c.de', false],
  [isEmail, 'a@b@c.de', false],
])('%p of %j is %s [5.1.7, 5.1.8]', (isOne, text, expected) => {
  expect(isOne(text)).toBe(expected);
});

it.each([
  [name, 'Ayesha\r\n\r\nBcc: x@example.com\0\u2028Khan', 'Ayesha Bcc: x@example.com Khan'],
  [name, 'می\u200cخواهم', 'می\u200cخواهم'],
  [name, unseen, ''],
  [email, '\u202aAyesha\u200b@Example.COM.\u202c', 'ayesha@example.com'],
  [email, 'a\u0085b', 'a b'],
  [phone, '\u202a+92\u00a0300\u202f1234567\u202c', '+92 300 1234567'],
  [phone, '0300‐1‑2‒3–4—5−67.89\v', '0300-1-2-3-4-5-67 89'],
  [phone, '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
  [phone, '+92 300 CALL ME', '+92 300 CALL ME'],
  [message, 'One\n\tTwo\r\nThree\u2028Four\u007f 👩‍💻', 'One\n\tTwo\r\nThree\nFour  👩‍💻'],
  [message, unseen, ''],
])('what is typed is put right, $label', ({ tidy }, typed, tidied) => {
  expect(tidy(typed)).toBe(tidied);
});
