import { emailKey, inboxKey } from './email-key.ts';

describe.each([
  {
    key: emailKey,
    same: [
      ['case', 'Reader@Example.COM', 'reader@example.com'],
      ['surrounding space', ' reader@example.com\n', 'reader@example.com'],
      ['Unicode composition', 'jose\u0301@example.com', 'jos\u00e9@example.com'],
      ['the spelling of the domain', 'x@Bücher.example', 'x@xn--bcher-kva.example'],
      ['final dot', 'reader@example.com.', 'reader@example.com'],
      ['full stops', 'reader@example。com。', 'reader@example.com'],
    ],
    different: [
      ['the local part', 'a@example.com', 'b@example.com'],
      ['a tag', 'a+x@example.com', 'a@example.com'],
      ['a dot', 'a.b@example.com', 'ab@example.com'],
      ['the domain', 'a@example.com', 'a@example.org'],
      ['an impossible domain', 'a@exa mple.com', 'a@exa_mple.com'],
    ],
  },
  {
    key: inboxKey,
    same: [
      ['case', 'Reader@Example.COM', 'reader@example.com'],
      ['a tag', 'reader+news@example.com', 'reader@example.com'],
      ['a tag with a plus', 'reader+a+b@example.com', 'reader@example.com'],
      ['the spelling of the domain', 'x+1@bücher.example', 'x@xn--bcher-kva.example'],
      ['dots at Gmail', 'r.e.a.d.e.r@gmail.com', 'reader@gmail.com'],
      ['Gmail’s other name', 'r.eader+x@googlemail.com', 'reader@gmail.com'],
    ],
    different: [
      ['the person', 'a@example.com', 'b@example.com'],
      ['the domain', 'a@example.com', 'a@example.org'],
      ['a dot elsewhere', 'a.b@example.com', 'ab@example.com'],
      ['a plus in the domain', 'a@b+c.example', 'a@b.example'],
    ],
  },
])('$key.name', ({ key, same, different }) => {
  it.each(same)('is one, whatever the %s', (_, one, other) => {
    expect(key(String(one))).toBe(key(String(other)));
  });

  it.each(different)('differs where %s does', (_, one, other) => {
    expect(key(String(one))).not.toBe(key(String(other)));
  });
});
