import type { Service } from '../types';

export const emailMarketing = {
  slug: 'email-marketing',
  department: 'marketing',
  name: 'Email Marketing',
  summary: 'Campaigns, automatic sequences and newsletters from a domain mailboxes trust.',
  icon: 'mail',
  title: 'Email that brings past buyers back',
  tagline:
    'Email marketing written in Lahore: campaigns, automatic sequences and newsletters for ' +
    'people who agreed to hear from you.',
  metaTitle: 'Email Marketing Services in Lahore',
  description:
    'Email marketing from Lahore: strategy, list building, segmentation, automated sequences, ' +
    'newsletter design and A/B tests, with SPF, DKIM and DMARC set.',
  intro: {
    title: 'The list you already have',
    paragraphs: [
      'After a sale the parcel goes out and the conversation usually stops. The address stays ' +
        'behind, in WooCommerce or Shopify, in the accounts ledger, in a drawer of warranty ' +
        'cards. These people have paid you once. Writing to them costs less than finding a ' +
        'stranger through an ad.',
      'Email suits repeat trade: online shops, schools, clinics with yearly checkups, software ' +
        'with renewals, firms that quote and then wait. It also suits sellers with customers ' +
        'abroad, who read email as a matter of course. Where buyers can be reached only by phone ' +
        'number, WhatsApp broadcasts to people who opted in can do the same job.',
    ],
  },
  offer: {
    title: 'What we set up and send',
    intro: 'Built inside a tool that is registered to your company.',
    items: [
      {
        icon: 'compass',
        title: 'Campaign strategy',
        text:
          'Who hears from you, about what and how often, set against your seasons and stock, for ' +
          'the coming three months.',
      },
      {
        icon: 'list-filter',
        title: 'List building and segmentation',
        text:
          'Sign-up forms with recorded consent, old lists cleaned, and groups by last purchase, ' +
          'city, language or course.',
      },
      {
        icon: 'workflow',
        title: 'Automated sequences',
        text:
          'Welcome, abandoned cart, after-delivery, renewal and win-back messages that start ' +
          'when the customer does something.',
      },
      {
        icon: 'layout-template',
        title: 'Newsletter design',
        text:
          'A template your staff can fill without breaking it, readable on a small phone with ' +
          'pictures switched off.',
      },
      {
        icon: 'flask-conical',
        title: 'A/B testing',
        text:
          'One difference per test, in subject, offer or timing; on a small list, repeated over ' +
          'several sends before we believe it.',
      },
    ],
  },
  benefits: {
    title: 'What you gain',
    items: [
      {
        icon: 'key-round',
        title: 'A list that belongs to you',
        text: 'Export it as CSV whenever you like and take it to another tool or agency.',
      },
      {
        icon: 'refresh-cw',
        title: 'Second orders',
        text: 'Reminders arrive when a refill, a checkup or a renewal is due.',
      },
      {
        icon: 'clock',
        title: 'Work that runs unattended',
        text: 'A sequence goes out during a holiday or a power cut in your office.',
      },
      {
        icon: 'badge-check',
        title: 'A clean sender name',
        text: 'Authenticated mail also helps your quotations and invoices reach the inbox.',
      },
    ],
  },
  method: {
    title: 'Into the inbox, then worth opening',
    paragraphs: [
      'Delivery comes first. We set SPF, DKIM and DMARC records for your domain, switch on the ' +
        'one-click unsubscribe that Gmail and Yahoo require of bulk senders, and warm up a new ' +
        'sending domain by writing first to the most recent buyers. Bought lists are refused: ' +
        'the complaints they draw damage the domain, and everyday company mail suffers with it.',
      'Layouts are checked in Gmail and Outlook, in dark mode and with images blocked. Gmail ' +
        'ignores most web fonts, so a Nastaliq headline goes in as a picture with alt text while ' +
        'the body stays live text. Sending is done from Mailchimp, Brevo or Klaviyo, depending ' +
        'on your shop and list.',
      'Apple Mail preloads images, which inflates the open rate. Clicks, replies and orders ' +
        'are therefore what we report.',
    ],
  },
  needs: {
    title: 'Have these ready',
    items: [
      'DNS access for the domain, or the person who holds it',
      'Your customer list with a note of how each address was collected',
      'Access to the shop or CRM that should trigger messages',
      'A person who answers replies',
    ],
  },
  call: {
    title: 'Tell us how big your list is',
    text:
      'In the chat, say roughly how many addresses you hold and where they came from. We propose ' +
      'the first sequence to build.',
    target: 'chat',
  },
  greeting: 'Hello, I have a customer list and would like to talk about email marketing.',
  figure: '',
  related: 'Where new addresses for the list come from',
  trades: [
    { slug: 'education', reason: 'fee reminders reach the parents who have muted the class group' },
    {
      slug: 'event-management',
      reason: 'last year’s ticket holders hear the new date before the public does',
    },
    {
      slug: 'non-profit',
      reason: 'a receipt the same day, and a letter before Ramadan, when zakat is reckoned',
    },
    {
      slug: 'fitness',
      reason: 'a member absent for two weeks gets a note before the renewal is due',
    },
  ],
} satisfies Service;
