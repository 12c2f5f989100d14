import { shapeOf } from '#lib/content/shape.ts';
import { toForm } from './form.ts';
import { entryAround, readOnly, widened } from './only.ts';

const body = '# A\n\none\n\n- two\n- three\n';
const article = 'articles/a.md';
const project = 'projects/auto-dealership.yaml';
const words = { form: { title: 'A', call: { title: '', text: '' } }, body };

it('takes an emptied paragraph away, with the line after it', () => {
  expect(readOnly(article, words, new FormData(), 'body:2-3').body).toBe('# A\n\n- two\n- three\n');
});

it('asks for all of a part that the file leaves out, and for no more of one that is there', () => {
  const call = { title: 'Write', text: 'to us' };
  expect(widened(article, words, 'title,call.title,call.text')).toBe('title,call');
  expect(widened(article, { form: { title: 'A', call }, body }, 'call.text')).toBe('call.text');
});

it('lets the only entry of a list go that the page can do without', () => {
  const form = { trades: ['one'], offer: { items: ['one'] } };
  const mayGo = (field: string) =>
    entryAround('services/seo.yaml', { form, body: '' }, field)?.moves.drop;
  expect([mayGo('trades.0'), mayGo('offer.items.0')]).toEqual([true, false]);
});

it('lets none go of a list that needs several, and begins one that is not needed without any', () => {
  const form = { features: ['1', '2', '3', '4', '5', '6'] };
  const around = entryAround(project, { form, body: '' }, 'features.0');
  expect(around).toMatchObject({ moves: { drop: false }, least: 6 });
  expect(toForm(shapeOf(project), undefined)).toMatchObject({ features: [] });
});
