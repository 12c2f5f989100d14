const interval = 50; // ms

/** In `npm run dev`, React hydrates the document, and would report what the effects change before. */
export async function hydrated(): Promise<void> {
  while (!isHydrated()) await new Promise((done) => setTimeout(done, interval));
}

const isHydrated = () => {
  const main = document.getElementById('main');
  return main && Object.keys(main).some((key) => key.startsWith('__reactProps'));
};
