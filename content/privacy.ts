export type PolicyFacts = {
  email: string;
  privacyEmail: string;
  phone: string;
  address: string;
};

type PolicySection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};

/** [spec 2.12] `updated` changes with the text, and is stored with every newsletter consent. */
export const privacyPolicy = {
  updated: '2025-08-29',
  title: 'Privacy Policy',
  metaTitle: 'Privacy Policy: What We Keep and Why',
  tagline:
    'What this site stores when you write to us or subscribe, why, for how long, and how you get it corrected or erased.',
  description:
    'What our website stores when you send a message or subscribe, who sees it, how long it is kept, and how to have it exported, corrected or erased.',
} as const;

/** `npm run agency -- retention` deletes what is older. */
export const retention = {
  leadMonths: 24,
  unsubscribedMonths: 12,
} as const;

export function policySections(facts: PolicyFacts): readonly PolicySection[] {
  return [
    {
      id: 'introduction',
      title: 'Introduction',
      paragraphs: [
        'This policy covers this website and the messages that reach us through it. It is written to be read: it says what the software behind the site does, and nothing it does not do.',
        'You can read every page without giving us anything. We learn who you are only when you send the contact form or subscribe to the newsletter.',
      ],
    },
    {
      id: 'collection',
      title: 'Information We Collect',
      paragraphs: [
        'Personal information. The contact form stores your name, email address, phone number, message, the page you wrote from and the time. The service you choose on the form helps you word the message; it is not sent.',
        'Usage information. The site has no analytics, no advertising pixels and no visitor profiles. If you send the contact form, your browser adds, where it knows them, the names of the campaign link and of the website that brought you here, and we store both with your message. The server handles your network address to answer you and to slow down abuse; it is not stored with your message. Technical logs hold times, addresses of pages and error codes, never a name, an email address or a message.',
        'Marketing information. If you subscribe to the newsletter, we store your email address, the time, the page you subscribed from and the date of the policy in force, as the record of your consent.',
      ],
    },
    {
      id: 'use',
      title: 'How We Use Your Information',
      paragraphs: ['We use what you send for these purposes and no others:'],
      list: [
        'to answer your message and, if you ask for it, to prepare a demo or an offer;',
        'to count which pages, campaigns and websites bring us messages;',
        'to send the newsletter to those who subscribed, until they leave it;',
        'to keep the forms working and to stop their abuse;',
        'to meet legal duties, such as keeping records of work that was agreed.',
      ],
    },
    {
      id: 'sharing',
      title: 'Information Sharing and Disclosure',
      paragraphs: ['We do not sell personal data. It leaves us only in these cases:'],
      list: [
        'service providers: the company that hosts the server and the mail service that carries our email handle it on our behalf;',
        'legal reasons: when a law, a court or an authority with the right to ask requires it;',
        'business protection: where it is needed to investigate fraud or abuse, or to defend our rights;',
        'with your consent: when you ask us to pass something on.',
      ],
    },
    {
      id: 'security',
      title: 'Data Security',
      paragraphs: [
        'Messages are stored in a database on our server that only the site and its owner can open, and are passed to our mailbox by email. The pages allow no scripts from other companies. No system is perfectly safe; if something goes wrong with your data, we tell you.',
        `Messages are deleted ${retention.leadMonths} months after they arrive, once they have reached us. When you leave the newsletter, the record that you had subscribed and left is deleted after ${retention.unsubscribedMonths} months, so that we can show that you were not written to in between. We delete the copies in our mailbox by hand.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your Rights',
      paragraphs: [`Write to ${facts.privacyEmail} from the address in question. You may ask for:`],
      list: [
        'access: a copy of everything we hold on your address;',
        'correction: wrong details put right;',
        'deletion: everything erased, including mail that has not been sent yet;',
        'portability: the copy in a machine-readable form (JSON or CSV);',
        'objection: an end to a use you disagree with;',
        'restriction: your data kept but not used while a question is open.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and Tracking',
      paragraphs: [
        'The site sets no advertising or tracking cookies, and no cookie is needed to read it. A form may set one short-lived technical cookie that helps to tell people from programs.',
        'While you fill in a contact form, your browser keeps what you have typed and chosen in that tab, so that a reload does not lose it. This draft stays on your own device and is not sent to us; it is deleted when your message has been sent, or with the tab. A browser that brings a closed tab back may bring the draft back too.',
        'The same tab keeps, until it is closed, the names of the campaign link and of the website that brought you here. They are in no cookie, are sent to us only with a message of yours, and are not kept where your browser refuses it.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third-Party Services',
      paragraphs: [
        'Links to the chat service and to social networks lead away from this site. Nothing is loaded from them until you follow a link; from then on their own policies apply.',
      ],
    },
    {
      id: 'children',
      title: 'Children’s Privacy',
      paragraphs: [
        'The site is made for businesses. It is not aimed at anyone under 18, and we do not knowingly collect data from them. If a child has written to us, tell us and we erase it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When the policy changes, the new text and its date appear here. A change that affects what we do with data already sent is announced by email to those concerned before it takes effect.',
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      paragraphs: [
        `General questions: ${facts.email}. Data protection: ${facts.privacyEmail}. Phone: ${facts.phone}.`,
        `Business address: ${facts.address}. We respond within 24 hours.`,
      ],
    },
  ];
}
