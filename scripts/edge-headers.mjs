// Headers of published files in nginx's words: what all have in common is said once, the rest by maps
// from the file to the value.

/** nginx makes these itself. */
const own = new Set(['ETag', 'Content-Length']);

/**
 * Maps, for nginx's `http` block.
 *
 * @param sent the headers of each file, by its path; a list where a header is sent several times
 */
export function headerMaps(sent) {
  const maps = columns(sent)
    .filter(({ exceptions }) => exceptions.length > 0)
    .map(({ variable, usual, exceptions }) => {
      const lines = exceptions.map(([file, value]) => `    ${quoted(file)} ${quoted(value)};\n`);
      return `map $uri ${variable} {\n    default ${quoted(usual)};\n${lines.join('')}}\n`;
    });
  return `${notice}${maps.join('')}`;
}

/** What is sent with a published file, for the `location` that serves it. */
export function headerLines(sent) {
  const lines = columns(sent).map(({ name, variable, usual, exceptions }) => {
    return `add_header ${name} ${exceptions.length > 0 ? variable : quoted(usual)};\n`;
  });
  return `${notice}${lines.join('')}`;
}

const notice = '# Written by scripts/publish-edge.mjs with every build.\n';

/** A column for each header, two for one that is sent twice: what is usual in it, and the exceptions. */
function columns(sent) {
  const kinds = new Map();
  for (const headers of sent.values()) {
    for (const [name, values] of Object.entries(headers)) {
      if (own.has(name)) continue;
      [values].flat().forEach((_, index) => {
        kinds.set(`$edge_${name.toLowerCase().replaceAll('-', '_')}_${index}`, { name, index });
      });
    }
  }
  return [...kinds].map(([variable, { name, index }]) => {
    // nginx sends no header whose value is empty.
    const values = [...sent].map(([file, headers]) => [file, [headers[name]].flat()[index] ?? '']);
    const usual = mostFrequent(values.map(([, value]) => value));
    return { name, variable, usual, exceptions: values.filter(([, value]) => value !== usual) };
  });
}

function mostFrequent(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

/** A text for nginx, which reads variables in it and takes tokens of 4 KB at most. */
function quoted(text) {
  if (/[$\\\n]/.test(text) || text.length > 4_000) {
    throw new Error(`nginx cannot be told of ${JSON.stringify(text.slice(0, 100))}`);
  }
  return `"${text.replaceAll('"', '\\"')}"`;
}
