/** @jest-environment jsdom */
import { hasDrawing } from '#components/art/drawings.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { all, mainOf, texts } from './read.ts';

const { home, industries } = content();

/** What is chosen, by number from 1; and whether the button is pressed. */
type State = { chosen: readonly number[]; isSent?: boolean };

/**
 * Of these, what components/demo/demo.css shows in a state: what is in a `y2` once the second is chosen, in an `n2`
 * until then. In a browser: demo.spec.ts.
 */
function shownIn({ chosen, isSent }: State, elements: readonly Element[]) {
  const on = [...chosen.map(String), ...(isSent ? ['s'] : [])];
  const hides = (one: Element) =>
    [...one.classList].some((name) => {
      const [, when, what = ''] = /^([yn])([1-4s])$/.exec(name) ?? [];
      return when && on.includes(what) !== (when === 'y');
    });
  const isShown = (one: Element | null): boolean =>
    !one || (!hides(one) && isShown(one.parentElement));
  return elements.filter((one) => isShown(one));
}

/** The words in a state, of the elements that have no others in them. */
function told(state: State, root: Element): string {
  const copy = root.cloneNode(true) as Element;
  const shown = new Set(shownIn(state, all(copy, '*')));
  for (const one of all(copy, '*')) if (!shown.has(one)) one.remove();
  // Each line is a block.
  for (const one of all(copy, 'b, .ys > span')) one.append(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** All selections of these. */
const selections = (numbers: readonly number[]) =>
  Array.from({ length: 2 ** numbers.length }, (_, bits) =>
    numbers.filter((one) => (bits >> (one - 1)) % 2),
  );

const places = [
  ...industries.map((industry) => ({ ...industry, where: routes.industry(industry.slug) })),
  ...home.hero.demos.choices.flatMap(({ slug }) =>
    industries.filter((one) => one.slug === slug).map((industry) => ({ ...industry, where: '/' })),
  ),
].flatMap(({ demo, ...industry }) => (demo ? [{ ...industry, demo }] : []));

describe.each(places)('the demo of $slug on $where', ({ slug, drawing, demo, where }) => {
  const { app, options, none, total, other } = demo;
  const numbers = options.map((_, at) => at + 1);
  const states = none ? selections(numbers) : numbers.map((one) => [one]);
  const frame = () => {
    const found = all(mainOf(where), '.demo').find(
      (one) => texts(one, 'legend')[0] === `${app}: a demo`,
    );
    if (!found) throw new Error(`There is no demo of ${slug}`);
    return found;
  };
  const output = (at: number) => all(frame(), 'output')[at] as Element;

  test('tells each choice on the other screen once it is sent', () => {
    expect(texts(frame(), `#${output(1).getAttribute('aria-labelledby')}`)).toEqual([other.title]);
    for (const chosen of states) {
      expect(told({ chosen }, output(1))).toBe(other.waiting);
      const said = chosen.map((one) => options[one - 1]?.said);
      expect(told({ chosen, isSent: true }, output(1))).toBe([other.heading, ...said].join(' '));
    }
  });

  test('tells the sum of what is chosen, or its detail', () => {
    for (const chosen of states) {
      const selected = options.filter((_, at) => chosen.includes(at + 1));
      const sum = selected
        .reduce((whole, { amount = 0 }) => whole + amount, 0)
        .toLocaleString('en');
      const { label, unit = '', unitAfter } = total ?? {};
      const figure = unitAfter
        ? `${sum}${unit === '%' ? '' : ' '}${unit}`
        : `${unit} ${sum}`.trim();
      const details = selected.map(({ detail = '' }) => detail).join('');
      expect(told({ chosen }, output(0))).toBe(total ? `${label} ${figure}` : details);
    }
  });

  test('draws each choice on the other screen, where it has a drawing', () => {
    const drawn = (state: State) =>
      shownIn(state, all(frame(), '.board > svg :is(path, circle, use)'))
        .map((one) => one.outerHTML)
        .join();
    const pictures = [
      drawn({ chosen: [1] }),
      ...numbers.map((one) => drawn({ chosen: [one], isSent: true })),
    ];
    const isDrawn = hasDrawing(`demos/${drawing}-other`);
    expect(new Set(pictures).size).toBe(isDrawn ? options.length + 1 : 1);
  });
});
