/** @jest-environment jsdom */
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { pasting } from './paste.ts';
import { openText } from './text.ts';

/** What a text says, and how often it was told that a picture is left out. */
function paste(html: string) {
  const told = jest.fn();
  const { doc, write } = openText('');
  const view = new EditorView(null, {
    state: EditorState.create({ doc }),
    ...pasting(told),
  });
  view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  return { text: write(view.state.doc), told };
}

const sign = (text: string) =>
  `<![if !supportLists]><span style='mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0in; font-size:11.0pt;} --></style></head><body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<p class=MsoTitle>A plan for the shop<o:p></o:p></p>
<h1><b>What it <i>costs</i></b><o:p></o:p></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><span style='font-size:12.0pt'>Open at <b style='mso-bidi-font-weight:normal'>nine</b>, see <a href="https://example.com/hours">the hours</a><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${sign('·')}Paint<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'>${sign('o')}White<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${sign('·')}Wood<o:p></o:p></p>
<p class=MsoNormal>In this order:</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'>${sign('5.')}First</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'>${sign('6.')}Second</p>
<p class=MsoNormal><img width=200 height=100 src="file:///C:/clip_image001.png" v:shapes="Picture_x0020_1"></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Room</b></p></td><td><p class=MsoNormal>Price</p></td></tr>
<tr><td><p class=MsoNormal>Hall</p></td><td><p class=MsoNormal>Rs 5,000</p></td></tr></table>
<div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> Not on Fridays.</p></div></div>
<!--EndFragment--></body></html>`;

test('a page of Word: headings, lists of paragraphs, a table as a list of its rows, the words of a footnote', () => {
  const { text, told } = paste(word);
  expect(text).toBe(`## A plan for the shop

## What it *costs*

Open at **nine**, see [the hours](https://example.com/hours)\\[1\\].

- Paint
  - White
- Wood

In this order:

5. First
6. Second

- **Room** – Price
- Hall – Rs 5,000

---

\\[1\\] Not on Fridays.`);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a document of Google: the bold around all of it is none, what its styles say is kept', () => {
  const span = (style: string, text: string) =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;${style}">${text}</span>`;
  const { text, told } =
    paste(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt">${span('font-weight:400', 'Hours')}</h2>
<p dir="ltr" style="line-height:1.38">${span('font-weight:400', 'We open at ')}${span('font-weight:700', 'nine')}${span('font-weight:400;font-style:italic', ' sharp')}${span('font-weight:400', '.')}</p><br />
<ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation">${span('', 'Monday')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${span('', 'morning')}</p></li></ul></ul>
<div dir="ltr" align="left"><table><colgroup><col width="300"></colgroup><tbody><tr><td><p dir="ltr">${span('', 'A')}</p></td><td><p dir="ltr">${span('', 'B')}</p></td></tr></tbody></table></div>
<p dir="ltr"><a href="javascript:alert(1)">${span('', 'no link')}</a>${span('', ' a note')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p></b>`);
  expect(text).toBe(`## Hours

We open at **nine** *sharp*.

- Monday
  - morning

* A – B

no link a note\\[1\\]`);
  expect(told).not.toHaveBeenCalled();
});

const entry = (text: string, words = 'one', tag = 'p', level = 1) =>
  `<${tag} class=MsoListParagraph dir=RTL style='mso-list:l0 level${level} lfo1'>${sign(text)}${words}</${tag}>`;
const footnote = '<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a>';
const skipping =
  '<ul><li>one</li><ul><ul><li>deep</li></ul><li>two</li></ul></ul><ul><ol><li>alone</li></ol></ul>';

test.each([
  // What is bold by its name and not by its look is not.
  ['<p>Open <b style="font-weight:400">daily</b>.</p>', 'Open daily.'],
  ['<p>Open <strong style="font-weight: 300">daily</strong>.</p>', 'Open daily.'],
  ['<p>Open <span style="font-weight:500">daily</span>.</p>', 'Open daily.'],
  // The sign of a footnote of LibreOffice is told from the word before it.
  [
    `<p>Paint${footnote} is <font color="#ff0000"><b>dear</b></font>.</p>`,
    'Paint\\[1\\] is **dear**.',
  ],
  // A heading of Word that is an entry of a list loses its bullet, not its number.
  [entry('·', 'Hours', 'h2') + entry('2.', 'Prices', 'h2'), '## Hours\n\n## 2. Prices'],
  ...['1-', '(1)', '1)', '١-', '(۱)', '۱۔', 'a)', 'iv.'].map((number) => [
    ...[entry(number) + entry(number, 'two'), '1. one\n2. two'],
  ]),
  ...['·', 'o', '§', '-', '–'].map((bullet) => [entry(bullet), '- one']),
  // A word that Word writes before entries is kept.
  [entry('Step 1:', 'Paint'), '- Step 1: Paint'],
  // A list of Google that leaves out a level has no entry without words.
  [skipping, '- one\n  - deep\n  - two\n\n1. alone'],
])('what is pasted says what it looked like: %#', (html = '', text = '') => {
  expect(paste(html).text).toBe(text);
});

test('a picture that is left out leaves no entry, no paragraph, no list', () => {
  const picture = '<img src="https://example.com/x.png">';
  const { text, told } = paste(
    `<ul><li>one</li><li><p>${picture}</p><br></li><li><ul><li>${picture}</li></ul></li></ul><p>${picture}<br></p><ol><li>${picture}</li></ol><table><tr><td>a</td></tr><tr><td>${picture}</td></tr></table>`,
  );
  expect(text).toBe('- one\n\n* a');
  expect(told).toHaveBeenCalledTimes(1);
});
