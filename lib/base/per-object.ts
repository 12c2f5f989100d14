/** What is found of an object, kept for as long as the object is: most are asked about again and again, unchanged. */
export function perObject<Given extends object, Found>(
  find: (given: Given) => Found,
): (given: Given) => Found {
  const kept = new WeakMap<Given, { found: Found }>();
  return (given) => {
    const known = kept.get(given) ?? { found: find(given) };
    kept.set(given, known);
    return known.found;
  };
}
