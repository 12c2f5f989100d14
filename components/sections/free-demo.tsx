import { content } from '#lib/content/content.ts';

/** What the free demo is, and what it commits to. No list: home's list there is its team [spec 2.3]. */
export function FreeDemoSteps() {
  const { steps, days, afterwards } = content().freeDemo;
  return (
    <div className="mt-3 grid gap-x-6 sm:grid-cols-2 gap-y-2 text-sm text-ink-2">
      {steps.map((step, index) => (
        <p className="flex items-baseline gap-3 edge-t-1 pt-2" key={step}>
          <span className="label flex-none text-genda-700">0{index + 1}</span>
          <span>{step}</span>
        </p>
      ))}
      {[days, afterwards].map((fact) => fact && <p key={fact}>{fact}</p>)}
    </div>
  );
}

/** Where a page is long. */
export function FreeDemoDetails() {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 font-semibold text-lajvard-700 sm:pt-4">
        {content().freeDemo.title}
      </summary>
      <FreeDemoSteps />
    </details>
  );
}
