/** What a person calls a browser and its device; what it calls itself, where neither is known. */
export function browserName(userAgent: string): string {
  const [program, system] = [programs, systems].map(
    (names) => names.find(([, mark]) => userAgent.includes(mark))?.[0],
  );
  return [program, system].filter(Boolean).join(' on ') || userAgent || 'unknown browser';
}

type Names = readonly (readonly [name: string, mark: string])[];

// Most name others, too: the first that fits is the right one.
const programs: Names = [
  ['Edge', 'Edg'],
  ['Opera', 'OPR/'],
  ['Samsung Internet', 'SamsungBrowser'],
  ['Firefox', 'Firefox'],
  ['Firefox', 'FxiOS'],
  ['Chrome', 'Chrome'],
  ['Chrome', 'CriOS'],
  ['Safari', 'Safari'],
];

const systems: Names = [
  ['an iPhone', 'iPhone'],
  ['an iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['a Mac', 'Macintosh'],
  ['Linux', 'Linux'],
];
