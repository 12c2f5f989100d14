import type { Service } from '#content/types.ts';

export const emailMarketing = {
  slug: 'email-marketing',
  department: 'marketing',
  name: 'Email Marketing',
  summary: 'Sequences and newsletters to past buyers, from a domain that mailboxes trust.',
  icon: 'mail',
  title: 'Email that brings past buyers back',
  tagline:
    'A clinic knows when the next checkup is due. Email marketing from our Lahore team writes that week, in a tone the patient knows, and only to people who agreed to it.',
  metaTitle: 'Email Marketing Services in Lahore',
  description:
    'Email marketing from Lahore: strategy, list building, segmentation, automated sequences, newsletter design and A/B tests, with SPF, DKIM and DMARC set.',
  intro: {
    title: 'A drawer full of warranty cards',
    paragraphs: [
      'After a sale the parcel goes out and the conversation usually stops. The address stays behind, in Shopify or in a drawer of warranty cards. These people have paid you once. Writing to them costs less than finding a stranger through an ad.',
      'Email suits repeat trade, such as an online shop or software with renewals. It also suits sellers with customers abroad, who read email as a matter of course. In the bazaars, where you know a buyer by phone number alone, WhatsApp broadcasts to people who opted in can do the same job.',
    ],
  },
  offer: {
    title: 'From a cleaned list to a tested subject line',
    intro: 'Built inside a tool that is registered to your company.',
    items: [
      {
        icon: 'compass',
        title: 'Campaign strategy',
        text: 'Who hears from you and how often in the coming three months, set against your seasons and stock.',
      },
      {
        icon: 'list-filter',
        title: 'List building and segmentation',
        text: 'Sign-up forms with recorded consent, and old lists sorted by last purchase or by city.',
      },
      {
        icon: 'workflow',
        title: 'Automated sequences',
        text: 'A note about the abandoned cart or the renewal, sent when the customer does something or stops doing it.',
      },
      {
        icon: 'layout-template',
        title: 'Newsletter design',
        text: 'A template your staff can fill without breaking it, readable on a small phone with pictures switched off.',
      },
      {
        icon: 'flask-conical',
        title: 'A/B testing',
        text: 'One difference per test, in subject or timing; on a small list, repeated over several sends before we believe it.',
      },
    ],
  },
  benefits: {
    title: 'What a list gives you that a page does not',
    items: [
      {
        icon: 'key-round',
        title: 'A list that belongs to you',
        text: 'Export it as CSV whenever you like and take it to another tool or agency.',
      },
      {
        icon: 'refresh-cw',
        title: 'Second orders',
        text: 'A reminder arrives in the week when the refill is due.',
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
      'Delivery comes first. We set SPF, DKIM and DMARC records for your domain and switch on the one-click unsubscribe that Gmail and Yahoo require of bulk senders. A new sending domain is warmed up by writing first to the most recent buyers. Bought lists are refused: the complaints they draw damage the domain, and your own invoices end up in spam beside the offers.',
      'Layouts are checked in dark mode and with images blocked, in Gmail as in Outlook. Gmail ignores most web fonts, so a Nastaliq headline goes in as a picture with alt text while the body stays live text. We send from Brevo or Klaviyo, or from the tool you already pay for.',
      'Apple Mail preloads images, which inflates the open rate. So we report clicks and orders.',
    ],
  },
  needs: {
    title: 'DNS access, and where each address came from',
    items: [
      'DNS access for the domain, or the person who holds it',
      'Your customer list with a note of how each address was collected',
      'Access to the shop or CRM that should trigger messages',
      'A person who answers replies',
    ],
  },
  call: {
    title: 'Tell us how big your list is',
    text: 'In the chat, say roughly how many addresses you hold and where they came from. We propose the first sequence to build.',
    target: 'chat',
  },
  greeting: 'Hello, I have a customer list and would like to talk about email marketing.',
  figure:
    'Delivery of the first order starts the sequence. Whoever buys again after the second letter leaves the line and is spared the third.',
  figureFirst: true,
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
