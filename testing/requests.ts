import { type ContactMessage, contactFields, mapFields } from '#lib/leads/contact-fields.ts';

const host = 'site.test';

/** What a visitor sends, at its shortest. */
export const contactMessage: ContactMessage = {
  ...mapFields(contactFields, () => ''),
  name: 'Ayesha',
  email: 'ayesha@example.com',
  message: 'A shop, please.',
};

type Headers = Record<string, string>;

export function jsonRequest(path: string, value: unknown, headers: Headers = {}): Request {
  return postRequest(path, JSON.stringify(value), {
    'content-type': 'application/json',
    ...headers,
  });
}

export function formRequest(
  path: string,
  fields: Record<string, string>,
  headers: Headers = {},
): Request {
  return postRequest(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    ...headers,
  });
}

/** A stream is sent in chunks, without a length. */
export function postRequest(path: string, body: BodyInit | null, headers: Headers = {}): Request {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { host, ...headers },
    body,
    duplex: 'half',
  };
  return new Request(`https://${host}${path}`, init);
}
