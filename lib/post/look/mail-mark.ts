import { palette } from '#lib/base/palette.ts';

/** The mark of drawings/ornaments/mark.svg in cells of a table, as pictures are not shown unasked. */
export function renderMark(): string {
  const rows = cells.map(([height, row]) => {
    // The first has a cell for each column, which makes the columns' widths.
    const runs = row.match(row === cells[0][1] ? /./g : /(.)\1*/g) ?? [];
    return `<tr>${runs.map((run) => renderCell(run, height)).join('')}</tr>`;
  });
  return `<table role="presentation" aria-hidden="true" width="${2 * columns}" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${rows.join('')}</table>`;
}

function renderCell(run: string, height: number): string {
  const color = { '#': palette.lajvard900, o: palette.genda500 }[run.charAt(0)];
  const fill = color ? ` bgcolor="${color}"` : '';
  return `<td colspan="${run.length}" width="${2 * run.length}" height="${2 * height}"${fill} style="font-size:1px;line-height:2px"></td>`;
}

/** Each row with its height, of 2 px as a column's width: eave, window, jali, balcony. */
const cells = [
  [1, '.......######.......'],
  [1, '.....##########.....'],
  [1, '...##############...'],
  [1, '.########oo########.'],
  [1, '#######oooooo#######'],
  [6, '..####oooooooo####..'],
  [1, '..################..'],
  [1, '..####oo#oo#oo####..'],
  [1, '..###oooooooooo###..'],
  [1, '..####oo#oo#oo####..'],
  [1, '..################..'],
  [2, '####################'],
  [1, '.....##########.....'],
  [1, '.........##.........'],
] as const;

const columns = cells[0][1].length;
