import { parseForm } from './parse-form.ts';

/** Names and values; of a file its name and bytes. */
const told = (form: FormData) =>
  Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, Buffer.from(await value.arrayBuffer())],
    ),
  );

it('reads what a browser sends: fields, empty ones and files, whatever is in their names', async () => {
  const form = new FormData();
  const name = 'offer.items.2 "quoted"; filename="no"\r\n';
  for (const value of ['', 'Umlaute, اردو', '\r\n--x\r\n\r\n']) form.append(name, value);
  const picture = Buffer.from(Array.from({ length: 4_096 }, (_, at) => at % 251));
  form.append('upload:body', new File([picture], 'Unsere "Kasse" 100%.jpg'));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  const read = parseForm(Buffer.from(await sent.arrayBuffer()), type);
  if (!(read instanceof FormData)) throw new Error(read);
  expect(await told(read)).toEqual(await told(form));
});

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

it.each([
  ['broken', 'no end', part('a', '1')],
  ['broken', 'no boundary first', `a${part('a', '1')}--x--`],
  ['broken', 'a part without a name', '--x\r\nContent-Type: a/b\r\n\r\n1\r\n--x--'],
  ['broken', 'a head that does not end soon', `${part('a'.repeat(2_000), '1')}--x--`],
  ['too much', 'very many parts', `${part('a', '1').repeat(3_001)}--x--`],
  ['too much', 'very many words', `${part('a', 'b'.repeat(140_000)).repeat(2)}--x--`],
])('says %s of %s', (said, _, body) => {
  expect(parseForm(Buffer.from(body), 'multipart/form-data; boundary=x')).toBe(said);
});
