import { readForm } from './read-form.ts';

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
  expect(await readForm(request)).toMatchObject({ status });
});
