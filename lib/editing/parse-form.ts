/** More than any form of the editor has. */
export const mostParts = 3_000;

/** The same; `head` is a part's. In bytes. */
const most = { text: 256 * 1024, head: 1024 };

/**
 * What a browser sends of a form with files (RFC 7578). Not by `formData()`, which has no limit: a body of nothing
 * but small parts, or of one endless head, takes seconds, in which no visitor is answered.
 */
export function parseForm(
  bytes: Buffer<ArrayBuffer>,
  type: string,
): FormData | 'broken' | 'too much' {
  const [, boundary] =
    /^multipart\/form-data; *boundary="?([\w'()+,./:=?-]{1,70})"?$/i.exec(type) ?? [];
  if (!boundary || !bytes.subarray(0, boundary.length + 2).equals(Buffer.from(`--${boundary}`))) {
    return 'broken';
  }
  const form = new FormData();
  let at = boundary.length + 2;
  let text = 0;
  for (let parts = 0; parts <= mostParts; parts += 1) {
    if (bytes.toString('latin1', at, at + 2) === '--') return form;
    const start = bytes.indexOf('\r\n\r\n', at) + 4;
    const end = bytes.indexOf(`\r\n--${boundary}`, start);
    if (start < 4 || start - at > most.head || end < 0) return 'broken';
    const head = bytes.toString('utf8', at, start);
    const [name, file] = ['name', 'filename'].map((key) => parameterOf(head, key));
    const part = bytes.subarray(start, end);
    if (name === undefined) return 'broken';
    if (file !== undefined) form.append(name, new File([part], file));
    else {
      text += part.length;
      if (text > most.text) return 'too much';
      form.append(name, String(part));
    }
    at = end + boundary.length + 4;
  }
  return 'too much';
}

/** As browsers escape it. */
function parameterOf(head: string, key: string): string | undefined {
  const [, value] =
    new RegExp(`^content-disposition: form-data;.*? ${key}="([^"]*)"`, 'im').exec(head) ?? [];
  return value?.replace(/%22|%0D|%0A/gi, decodeURIComponent);
}
