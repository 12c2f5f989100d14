import { receiveForm } from './receive-form.ts';

it('reads what a browser sends: fields, empty ones and files, whatever is in their names', async () => {
  const form = new FormData();
  const name = 'offer.items.2 "quoted"; filename="no"';
  for (const value of ['', 'Umlaute, اردو', '\r\n--x\r\n\r\n']) form.append(name, value);
  const picture = Buffer.from(Array.from({ length: 4_096 }, (_, at) => at % 251));
  form.append('upload:body', new File([picture], 'Unsere "Kasse" 100%.jpg'));
  const read = await receiveForm(new Request('https://x.example', { method: 'POST', body: form }));
  if (read instanceof Response) throw new Error(await read.text());
  expect(read.getAll(name)).toEqual(form.getAll(name));
  const [file] = read.getAll('upload:body') as File[];
  expect([file?.name, Buffer.from((await file?.bytes()) ?? [])]).toEqual([
    ...['Unsere "Kasse" 100%.jpg', picture],
  ]);
});

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

it.each([
  [400, 'no end', part('a', '1')],
  [413, 'a head that does not end soon', `${part('a'.repeat(2_000), '1')}--x--`],
  [413, 'very many parts', `${part('a', '1').repeat(3_001)}--x--`],
  [413, 'another boundary', part('a', '1').replace('--x', '--y')],
  [413, 'very many words', `${part('a', 'b'.repeat(140_000)).repeat(2)}--x--`],
  [413, 'very many lines', `${part('a', '\n'.repeat(5_001))}--x--`],
])('answers %i to %s', async (status, _, body) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const request = new Request('https://x.example', { method: 'POST', headers, body });
  expect(await receiveForm(request)).toMatchObject({ status });
});
