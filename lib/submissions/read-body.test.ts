import { chunkedBody, postRequest } from '#testing/requests.ts';
import { largestBody, readBody } from './read-body.ts';

const post = (body: BodyInit | null, type = 'application/json') =>
  postRequest('/api/contacts', body, { 'content-type': type });

/** A JSON text of exactly this many bytes. */
const jsonOf = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));

describe('readBody', () => {
  it('reads JSON', async () => {
    expect(await readBody(post('{"a": [1, null]}'))).toEqual({ ok: true, value: { a: [1, null] } });
  });

  it('reads a form, with its plus signs and percent signs', async () => {
    const body = post('a=one+two&b=%D9%84', 'application/x-www-form-urlencoded; charset=utf-8');
    expect(await readBody(body)).toEqual({ ok: true, value: { a: 'one two', b: 'ل' } });
  });

  it('takes a body of 64 KB to the byte', async () => {
    expect(await readBody(post(jsonOf(largestBody)))).toMatchObject({ ok: true });
  });

  it('refuses one byte more with 413, though no length was announced', async () => {
    expect(await readBody(post(jsonOf(largestBody + 1)))).toMatchObject({ ok: false, status: 413 });
  });

  it('gives up a body that stalls with 408', async () => {
    const stalling = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
    });
    expect(await readBody(post(stalling), 20)).toMatchObject({ ok: false, status: 408 });
  });

  it('gives up a body that trickles with 408, as the deadline is one for the whole', async () => {
    const trickling = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        controller.enqueue(new TextEncoder().encode(' '));
      },
    });
    expect(await readBody(post(trickling), 60)).toMatchObject({ ok: false, status: 408 });
  });

  it('refuses a body whose connection breaks with 400', async () => {
    const breaking = chunkedBody(() => {
      throw new Error('connection reset');
    });
    expect(await readBody(post(breaking))).toMatchObject({ ok: false, status: 400 });
  });
});
