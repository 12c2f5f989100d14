import { pruneFlight } from './prune-flight.mjs';

const page = (...data: string[]) =>
  `<body><p>Words</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${data
    .map((part) => `<script>self.__next_f.push(${JSON.stringify([1, part])})</script>`)
    .join('')}</body>`;

const dataOf = (html: string) =>
  [...html.matchAll(/self\.__next_f\.push\((\[1,.*?\])\)<\/script>/gs)]
    .map(([, push]) => JSON.parse(push ?? '')[1])
    .join('');

const still = '3:I[1,["$2"],"Still"]\n';

describe('pruneFlight', () => {
  it('takes out what stands in a Still, with the rows that only it refers to', () => {
    const data = dataOf(
      pruneFlight(
        page(
          `2:"/chunk.js"\n${still}`,
          '0:["$","main",null,{"children":["$","$L3",null,{"id":"a","children":["$L4","$5"]}]}]\n',
          '4:["$","p",null,{"children":"Words"}]\n5:T5,Wörd6:["$","p",null,{}]\n',
        ),
      ),
    );
    expect(data).toContain('["$","$L3",null,{"id":"a"}]');
    expect(data).not.toMatch(/Words|Wörd/);
    expect(data).toContain('2:"/chunk.js"');
  });

  it('keeps what other parts of the page refer to', () => {
    const data = dataOf(
      pruneFlight(
        page(
          still,
          '0:["$","main",null,{"children":[["$","$L3",null,{"children":"$4"}],"$4"]}]\n',
          '4:["$","p",null,{"children":"Words"}]\n',
        ),
      ),
    );
    expect(data).toContain('4:["$","p",null,{"children":"Words"}]');
  });

  it('takes out the hints to preload fonts, and no other hint', () => {
    const hints = ':HL["/text.woff2","font",{"type":"font/woff2"}]\n:HL["/sheet.css","style"]\n';
    const data = dataOf(pruneFlight(page(`${hints}${still}0:["$","main",null,{}]\n`)));
    expect(data).not.toContain('text.woff2');
    expect(data).toContain(':HL["/sheet.css","style"]');
  });

  it('refuses a client component that stands in a Still', () => {
    const data = page(
      `${still}6:I[2,["$2"],"Form"]\n`,
      '0:["$","main",null,{"children":["$","$L3",null,{"children":"$L4"}]}]\n',
      '4:["$","$L6",null,{}]\n',
    );
    expect(() => pruneFlight(data)).toThrow('client component');
  });

  it('leaves a page without a Still as it is', () => {
    const html = page('0:["$","p",null,{}]\n');
    expect(pruneFlight(html)).toBe(html);
  });
});
