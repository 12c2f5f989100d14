import { suggestEmail } from './email-typo';

const suggested = (domain: string) => suggestEmail(`name@${domain}`)?.replace('name@', '');

describe('a mistyped e-mail address', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['mgail.com', 'gmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['yhoo.com', 'yahoo.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotnail.co.uk', 'hotmail.co.uk'],
    ['outlok.com', 'outlook.com'],
    ['outloook.de', 'outlook.de'],
    ['iclod.com', 'icloud.com'],
    ['icould.com', 'icloud.com'],
    ['lvie.com', 'live.com'],
  ])('has a slip in the provider’s name: %s', (typed, meant) => {
    expect(suggested(typed)).toBe(meant);
  });

  it.each([
    ['gmail.con', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmail.vom', 'gmail.com'],
    ['live.comm', 'live.com'],
    ['jharoka.con', 'jharoka.com'],
    ['mail.jharoka.cmo', 'mail.jharoka.com'],
    ['yahoo.con.pk', 'yahoo.com.pk'],
    ['jharoka.con.pk', 'jharoka.com.pk'],
  ])('has a slip in the ending: %s', (typed, meant) => {
    expect(suggested(typed)).toBe(meant);
  });

  it.each([
    ['gmail.co', 'gmail.com'],
    ['hotmail.cm', 'hotmail.com'],
    ['yahoo.om', 'yahoo.com'],
    ['gmail', 'gmail.com'],
    ['gmail.', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
  ])('lacks something: %s', (typed, meant) => {
    expect(suggested(typed)).toBe(meant);
  });

  it('keeps what stands before the at-sign', () => {
    expect(suggestEmail('Ayesha.Khan+Shop@GMIAL.com')).toBe('Ayesha.Khan+Shop@gmail.com');
  });
});

describe('an address that may be right is left alone', () => {
  it.each(
    `gmail.com googlemail.com yahoo.com yahoo.com.pk yahoo.co.uk yahoo.co.in yahoo.ca hotmail.com
    hotmail.co.uk hotmail.fr outlook.com outlook.de outlook.com.au live.com live.co.uk live.nl
    icloud.com me.com mac.com msn.com aol.com gmx.com gmx.de mail.com email.com ymail.com pmail.com
    rocketmail.com proton.me protonmail.com fastmail.com hey.com zoho.com mail.ru web.de qq.com
    163.com cloud.com love.com life.com line.com olive.com alive.com lives.com one.com gmal.org
    company.co startup.io agency.cm agency.om con.pk company.community lums.edu.pk nayatel.com.pk
    jharoka.example localhost`.split(/\s+/),
  )('%s', (domain) => {
    expect(suggested(domain)).toBeUndefined();
  });

  it.each(['', 'name', 'name@', '@gmial.com', '@'])('as is what is none: "%s"', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
