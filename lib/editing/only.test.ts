import { entryAround, readOnly, valueAtField, widened, withEntry } from './only.ts';

const body = '# A\n\none\n\n- two\n- three\n';
const article = 'articles/a.md';
const words = { form: { title: 'A', call: { title: '', text: '' } }, body };

it('reads the lines of a text, and puts others in their place', () => {
  expect(valueAtField(words, 'body:4-5')).toBe('- two');
  expect(valueAtField(words, 'body:40-41')).toBeUndefined();
  const sent = new FormData();
  sent.set('body:4-5', '- 2\n- 2.5');
  const changed = readOnly(article, words, sent, 'body:4-5').body;
  expect(changed).toBe('# A\n\none\n\n- 2\n- 2.5\n- three\n');
  const typed = { ...words, body: changed };
  expect(valueAtField(typed, 'body:4-5', words)).toBe('- 2\n- 2.5');
});

it('takes an emptied paragraph away, with the line after it', () => {
  expect(readOnly(article, words, new FormData(), 'body:2-3').body).toBe('# A\n\n- two\n- three\n');
});

it('says what may be done with the entry around a field', () => {
  const form = { next: ['a', 'b'] };
  expect(entryAround('thank-you.yaml', { form, body: '' }, 'next.1')).toEqual({
    entry: 'next.1',
    moves: { up: true, down: false, drop: true },
    next: 'new:next.2',
  });
  expect(entryAround('thank-you.yaml', { form: { next: ['a'] }, body: '' }, 'next.0')).toEqual({
    entry: 'next.0',
    moves: { up: false, down: false, drop: false },
    next: 'new:next.1',
  });
  expect(entryAround('thank-you.yaml', { form, body: '' }, 'title')).toBeUndefined();
});

it('asks for all of a part that the file leaves out, and for no more of one that is there', () => {
  const call = { title: 'Write', text: 'to us' };
  expect(widened(article, words, 'title,call.title,call.text')).toBe('title,call');
  expect(widened(article, { form: { title: 'A', call }, body }, 'call.text')).toBe('call.text');
});

it('has a place for a new entry', () => {
  const grown = withEntry('thank-you.yaml', { form: { next: ['a', 'b'] }, body: '' }, 'new:next.1');
  expect(grown.form).toEqual({ next: ['a', '', 'b'] });
  const sent = new FormData();
  sent.set('next.1', 'new');
  expect(readOnly('thank-you.yaml', grown, sent, 'new:next.1').form).toEqual({
    next: ['a', 'new', 'b'],
  });
});
