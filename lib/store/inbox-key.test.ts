import { inboxKey } from './inbox-key';

describe('inboxKey', () => {
  it.each([
    ['case', 'Reader@Example.COM', 'reader@example.com'],
    ['a tag', 'reader+news@example.com', 'reader@example.com'],
    ['a tag with a plus', 'reader+a+b@example.com', 'reader@example.com'],
    ['the spelling of the domain', 'x+1@bücher.example', 'x@xn--bcher-kva.example'],
    ['dots at Gmail', 'r.e.a.d.e.r@gmail.com', 'reader@gmail.com'],
    ['Gmail’s other name', 'r.eader+x@googlemail.com', 'reader@gmail.com'],
  ])('is one, whatever the %s', (_, one, other) => {
    expect(inboxKey(one)).toBe(inboxKey(other));
  });

  it.each([
    ['the person', 'a@example.com', 'b@example.com'],
    ['the domain', 'a@example.com', 'a@example.org'],
    ['a dot elsewhere', 'a.b@example.com', 'ab@example.com'],
    ['a plus in the domain', 'a@b+c.example', 'a@b.example'],
  ])('differs where %s does', (_, one, other) => {
    expect(inboxKey(one)).not.toBe(inboxKey(other));
  });
});
