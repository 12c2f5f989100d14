import { palette } from '#lib/base/palette.ts';

/** The mark of drawings/ornaments/mark.svg in boxes, as pictures are not shown unasked; rectangles in Outlook. */
export function renderMark(): string {
  const window = renderBox(18, 20, palette.genda500, '9px 9px 0 0');
  const boxes = [
    renderBox(22, 6, palette.lajvard900, '11px 11px 0 0'),
    renderBox(40, 5, palette.lajvard900, '14px 14px 0 0'),
    renderBox(32, 24, palette.lajvard900, '0', window),
    renderBox(40, 4, palette.lajvard900, '0'),
    renderBox(26, 3, palette.lajvard900, '0 0 13px 13px'),
  ];
  return `<table aria-hidden="true" ${plain}><tr><td width="40" align="center">${boxes.join('')}</td></tr></table>`;
}

function renderBox(width: number, height: number, color: string, radius: string, inside = '') {
  return `<table ${plain} width="${width}"><tr><td bgcolor="${color}" height="${height}" align="center" style="border-radius:${radius};font-size:1px;line-height:1px">${inside}</td></tr></table>`;
}

const plain = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
