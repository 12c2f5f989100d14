import { suggestEmail } from './suggest-email.ts';

const suggested = (domain: string) => suggestEmail(`name@${domain}`)?.replace('name@', '');

describe('suggestEmail corrects', () => {
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
  ])('a typo in the provider’s name: %s', (typed, corrected) => {
    expect(suggested(typed)).toBe(corrected);
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
  ])('a typo in the ending: %s', (typed, corrected) => {
    expect(suggested(typed)).toBe(corrected);
  });

  it.each([
    ['gmail.co', 'gmail.com'],
    ['hotmail.cm', 'hotmail.com'],
    ['yahoo.om', 'yahoo.com'],
    ['gmail', 'gmail.com'],
    ['gmail.', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
  ])('an incomplete domain: %s', (typed, corrected) => {
    expect(suggested(typed)).toBe(corrected);
  });

  it('the domain only', () => {
    expect(suggestEmail('Ayesha.Khan+Shop@GMIAL.com')).toBe('Ayesha.Khan+Shop@gmail.com');
  });
});

describe('suggestEmail leaves alone', () => {
  it.each(
    `gmail.com googlemail.com yahoo.com yahoo.com.pk yahoo.co.uk yahoo.co.in yahoo.ca hotmail.com
    hotmail.co.uk hotmail.fr outlook.com outlook.de outlook.com.au live.com live.co.uk live.nl
    icloud.com me.com mac.com msn.com aol.com gmx.com gmx.de mail.com email.com ymail.com pmail.com
    rocketmail.com proton.me protonmail.com fastmail.com hey.com zoho.com mail.ru web.de qq.com
    163.com cloud.com love.com life.com line.com olive.com alive.com lives.com one.com gmal.org
    company.co startup.io agency.cm agency.om con.pk company.community lums.edu.pk nayatel.com.pk
    jharoka.example localhost`.split(/\s+/),
  )('a domain that may be right: %s', (domain) => {
    expect(suggested(domain)).toBeUndefined();
  });

  it.each(['', 'name', 'name@', '@gmial.com', '@'])('what is no address: "%s"', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
