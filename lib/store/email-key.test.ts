import { emailKey } from './email-key';

describe('emailKey', () => {
  it.each([
    ['case', 'Reader@Example.COM', 'reader@example.com'],
    ['surrounding space', ' reader@example.com\n', 'reader@example.com'],
    ['Unicode composition', 'jose\u0301@example.com', 'jos\u00e9@example.com'],
    ['the spelling of the domain', 'x@Bücher.example', 'x@xn--bcher-kva.example'],
  ])('is one, whatever the %s', (_, one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });

  it.each([
    ['the local part', 'a@example.com', 'b@example.com'],
    ['a tag', 'a+x@example.com', 'a@example.com'],
    ['a dot', 'a.b@example.com', 'ab@example.com'],
    ['the domain', 'a@example.com', 'a@example.org'],
    ['an impossible domain', 'a@exa mple.com', 'a@exa_mple.com'],
  ])('differs where %s does', (_, one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other));
  });
});
