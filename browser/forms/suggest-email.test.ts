import { suggestEmail } from './suggest-email.ts';

const suggested = (domain: string) =>
  suggestEmail(`My.Name+a@${domain}`)?.replace('My.Name+a@', '');

describe('suggestEmail corrects', () => {
  it.each([
    ['GMIAL.com', 'gmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['hotnail.co.uk', 'hotmail.co.uk'],
    ['live.comm', 'live.com'],
    ['jharoka.con.pk', 'jharoka.com.pk'],
    ['gmail.co', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
  ])('a typo in the provider’s name or in the ending: %s', (typed, corrected) => {
    expect(suggested(typed)).toBe(corrected);
  });
});

describe('suggestEmail leaves alone', () => {
  it.each(
    `gmail.com yahoo.com.pk yahoo.co.uk yahoo.ca hotmail.fr outlook.com.au live.nl icloud.com
    me.com mac.com aol.com gmx.de mail.com email.com ymail.com pmail.com proton.me web.de qq.com
    love.com line.com olive.com lives.com one.com gmal.org company.co startup.io agency.om con.pk
    lums.edu.pk jharoka.example localhost`.split(/\s+/),
  )('a domain that may be right: %s', (domain) => {
    expect(suggested(domain)).toBeUndefined();
  });

  it.each(['name', 'name@', '@gmial.com'])('what is no address: "%s"', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
