// React sends a static page twice: as HTML, and as data ("flight") to hydrate it with. What stands
// in a `Still` component never changes, so its data is dead weight: here it is taken out of the
// pages. Next and React are pinned exactly; the format is React's (ReactFlightClient), and a browser
// test proves that every page still hydrates.

const pushes = /<script>self\.__next_f\.push\((\[1,.*?\])\)<\/script>/gs;

/**
 * Takes the children of every `Still` out of a page's flight data.
 *
 * @param html a page as `next build` wrote it
 * @throws where a client component stands in a `Still`: it would never come to life
 */
export function pruneFlight(html) {
  const parts = [...html.matchAll(pushes)];
  const [first] = parts;
  if (!first) return html;
  const rows = parseRows(parts.map(([, push]) => JSON.parse(push)[1]).join(''));
  const stills = new Set(rows.filter(isStillImport).map(({ id }) => `$L${id}`));
  if (stills.size === 0) return html;

  const imports = new Set(rows.filter(({ text }) => /^I/.test(text)).map(({ id }) => `$L${id}`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pruned = rows
    .map((row) => withoutStill(row, stills, imports, byId))
    .map((row) => withoutStyles(row));
  const kept = withoutOrphans(pruned).filter((row) => !isFontHint(row));
  const data = kept.map(({ id, text, end }) => `${id}:${text}${end}`).join('');
  const push = JSON.stringify([1, data]).replaceAll('<', '\\u003c');
  return html
    .replace(first[0], () => `<script>self.__next_f.push(${push})</script>`)
    .replace(pushes, (script) => (script.includes(push) ? script : ''));
}

/** Splits flight data into rows: `id:text`, ended by a line break, or for texts by their length. */
function parseRows(data) {
  const bytes = Buffer.from(data);
  const rows = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const id = bytes.toString('utf8', at, colon);
    const length = /^T([0-9a-f]+),/.exec(bytes.toString('latin1', colon + 1, colon + 20));
    const end = length
      ? colon + 1 + length[0].length + Number.parseInt(length[1], 16)
      : bytes.indexOf('\n', colon);
    rows.push({ id, text: bytes.toString('utf8', colon + 1, end), end: length ? '' : '\n' });
    at = length ? end : end + 1;
  }
  return rows;
}

/** React would preload the fonts anew; they come as first-frame.mjs says. */
const isFontHint = ({ text }) => /^HL\["[^"]+","font"/.test(text);
const isStillImport = ({ text }) => /^I\[.*"Still"(,1)?\]$/.test(text);
const isModel = ({ text }) => /^[[{"]/.test(text);

function withoutStill(row, stills, imports, byId) {
  if (!isModel(row) || ![...stills].some((still) => row.text.includes(`"${still}"`))) return row;
  const model = JSON.parse(row.text, (_, value) => {
    if (!Array.isArray(value) || value[0] !== '$' || !stills.has(value[1])) return value;
    const client = [...references(JSON.stringify(value[3]), byId)].find((id) => imports.has(id));
    if (client) throw new Error(`A client component (row ${client}) stands in a Still`);
    return ['$', value[1], value[2], { id: value[3].id }];
  });
  return { ...row, text: JSON.stringify(model) };
}

/** Takes the text out of inlined style sheets: React finds the page's own by its `data-href`. */
function withoutStyles(row) {
  if (!isModel(row) || !row.text.includes('["$","style"')) return row;
  const model = JSON.parse(row.text, (_, value) =>
    Array.isArray(value) && value[0] === '$' && value[1] === 'style' && value[3].precedence
      ? ['$', 'style', value[2], { ...value[3], children: '' }]
      : value,
  );
  return { ...row, text: JSON.stringify(model) };
}

/** Every reference in a text and in the rows that it refers to. */
function references(text, byId, found = new Set()) {
  for (const [, reference] of text.matchAll(/"(\$[L@Q]?[0-9a-f]+)"/g)) {
    if (found.has(reference)) continue;
    found.add(reference);
    const target = byId.get(reference.replace(/^\$[L@Q]?/, ''));
    if (target && !/^I/.test(target.text)) references(target.text, byId, found);
  }
  return found;
}

/** Leaves out models and texts that nothing refers to any more. */
function withoutOrphans(rows) {
  const ids = (text) =>
    [...text.matchAll(/"\$[L@Q]?([0-9a-f]+)(?:[":])/g)].map(([, reference]) => reference);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reached = new Set();
  const visit = (id) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const next of ids(byId.get(id)?.text ?? '')) visit(next);
  };
  visit('0');
  for (const { id, text } of rows) if (/^H|^$/.test(text) || id === '') visit(id);
  const removable = (row) => isModel(row) || /^[TI]/.test(row.text);
  return rows.filter((row) => reached.has(row.id) || !removable(row));
}
