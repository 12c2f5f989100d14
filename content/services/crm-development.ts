import type { Service } from '#content/types.ts';

export const crmDevelopment = {
  slug: 'crm-development',
  department: 'software',
  name: 'CRM Development',
  summary: 'Every inquiry in one list, with its owner and the date of the next call.',
  icon: 'handshake',
  title: 'A CRM your sales team will keep up to date',
  tagline:
    'A sales team in Pakistan gets leads from Facebook at midnight and at the desk by noon. Custom CRM software holds both in one list, each with an owner and a next step.',
  metaTitle: 'Custom CRM Software Development in Pakistan',
  description:
    'Custom CRM development in Pakistan: lead capture from Meta ads and WhatsApp, sales pipeline, follow-up reminders, quotations and agent reports.',
  intro: {
    title: 'The message that came late at night',
    paragraphs: [
      'A buyer asks about a plot on Instagram at half past eleven. By morning the message has scrolled away, and nobody knows whether she was ever called. No one did anything wrong. She buys from the dealer who rang first.',
      'Teams that sell by conversation gain most: an estate agency, say, or an education consultant before the visa season. Ready products such as HubSpot or Zoho suit some of them well. A system of your own makes sense when the fees per user add up, or when installments and commissions must sit beside the deal.',
    ],
  },
  offer: {
    title: 'Who called, and who calls back',
    intro:
      'Capture and follow-up come first. The other parts join once those two are in daily use.',
    items: [
      {
        icon: 'inbox',
        title: 'Lead capture',
        text: 'Meta lead ads and walk-ins in one queue, where 0300 and +92 300 count as the same number.',
      },
      {
        icon: 'route',
        title: 'Lead assignment',
        text: 'By area or by turn, and to a colleague when the agent is on leave.',
      },
      {
        icon: 'square-kanban',
        title: 'Sales pipeline',
        text: 'Your own stages on a board, where a deal that has not moved for weeks shows its age.',
      },
      {
        icon: 'bell-ring',
        title: 'Follow-up reminders',
        text: 'A call list for each agent every morning, and a notice to the manager when one is missed.',
      },
      {
        icon: 'message-circle',
        title: 'WhatsApp conversations',
        text: 'Chats through the WhatsApp Business Platform, kept with the contact they belong to.',
      },
      {
        icon: 'file-text',
        title: 'Quotations and installments',
        text: 'PDF quotes in your own format, then a payment plan with its dues and receipts.',
      },
      {
        icon: 'map-pin',
        title: 'Field visits',
        text: 'A light web app for agents on the road; each note carries the place where it was written.',
      },
      {
        icon: 'chart-column',
        title: 'Sales reports',
        text: 'Results by source and by agent. Beside each lost deal stands the reason, in the agent’s words.',
      },
    ],
  },
  method: {
    title: 'Few boxes, so that people fill them',
    paragraphs: [
      'First we listen to how deals are won here and where they stall. A short list of stages follows, each with a plain rule for entering it. Fields are kept few, since every extra box is another reason to leave the form empty.',
      'Contacts from phones and Excel are cleaned before import. Haji Sahib, who is saved in four phones under four names, becomes one contact. WhatsApp is connected through Meta’s Cloud API. It has rules, such as approved templates once 24 hours have passed since the customer’s last message, and Meta charges for templates; we go through both before you rely on it. Each agent sees their own leads. Exporting the full list is a permission you hold.',
      'One small team works in it for real before the rest. Whatever they keep skipping is made simpler or taken out.',
    ],
  },
  needs: {
    title: 'The people who sell, and the deals they lost',
    items: [
      'Your lead sheets, and a few lost deals to study',
      'Names of everyone who sells, and the area each one covers',
      'Admin access to the Facebook page in Meta Business Suite',
      'A phone number that can be registered for the WhatsApp API',
      'A sales head who will open the report daily',
    ],
  },
  call: {
    title: 'Last week’s inquiries are enough to begin',
    text: 'Tell us how they reached you and who handled each one. We draw your pipeline from that and go through it with you, stage by stage.',
    target: 'contact',
  },
  figure:
    'The lifted card shows how the buyer came this far, from her first message to the visit, and the bell at 4:30 says when to call her again.',
  figureFirst: true,
  related: 'After the deal is won, these take over',
  trades: [
    {
      slug: 'real-estate',
      reason: 'one buyer asks five dealers about the same plot on the same night',
    },
    {
      slug: 'automobile',
      reason: 'a showroom visitor who said “after Eid” is worth a call after Eid',
    },
    {
      slug: 'education',
      reason: 'an admission inquiry in March has to be called again before the test date',
    },
    {
      slug: 'legal',
      reason: 'only the clerk remembers who recommended which client, until he leaves',
    },
  ],
} satisfies Service;
