import type { Service } from '../types';

export const crmDevelopment = {
  slug: 'crm-development',
  department: 'software',
  name: 'CRM Development',
  summary: 'Every inquiry in one list, with an owner, a stage and a date for the next call.',
  icon: 'handshake',
  title: 'A CRM your sales team will keep up to date',
  tagline:
    'Custom CRM software for teams in Pakistan: leads from Facebook, WhatsApp, your website and ' +
    'the front desk in one list, none of them without an owner and a next step.',
  metaTitle: 'Custom CRM Software Development in Pakistan',
  description:
    'Custom CRM development in Pakistan: lead capture from Meta ads and WhatsApp, sales ' +
    'pipeline, follow-up reminders, quotations and agent reports.',
  intro: {
    title: 'Where inquiries get lost',
    paragraphs: [
      'A buyer asks about a plot on Instagram late at night. By morning the message has ' +
        'scrolled away, a colleague is answering newer ones, and nobody knows whether she ' +
        'was ever called. No one did anything wrong; the sale simply goes to the dealer who ' +
        'rang first.',
      'Teams that sell by conversation gain most from a CRM: estate agencies, education ' +
        'consultants, car dealers, B2B distributors. Ready products such as HubSpot or Zoho ' +
        'suit some of them well. A system of your own makes sense when the fees per user add ' +
        'up, when your stages look nothing like theirs, or when installments and commissions ' +
        'must sit beside the deal.',
    ],
  },
  offer: {
    title: 'What the CRM handles',
    intro:
      'Capture and follow-up come first; the remaining parts join once those two are in ' +
      'daily use.',
    items: [
      {
        icon: 'inbox',
        title: 'Lead capture',
        text:
          'Website forms, Meta lead ads and walk-ins in one queue, duplicates merged by phone ' +
          'number.',
      },
      {
        icon: 'route',
        title: 'Lead assignment',
        text: 'By area, product or turn, with automatic reassignment when an agent is on leave.',
      },
      {
        icon: 'square-kanban',
        title: 'Sales pipeline',
        text: 'Your own stages on a board, with the value and the age of each deal in sight.',
      },
      {
        icon: 'bell-ring',
        title: 'Follow-up reminders',
        text:
          'A call list for each agent every morning, and a notice to the manager when one is ' +
          'missed.',
      },
      {
        icon: 'message-circle',
        title: 'WhatsApp conversations',
        text: 'Chats through the WhatsApp Business Platform, kept with the contact they belong to.',
      },
      {
        icon: 'file-text',
        title: 'Quotations and installments',
        text: 'PDF quotes in PKR from your format, payment plans, dues and receipts by contact.',
      },
      {
        icon: 'map-pin',
        title: 'Field visits',
        text:
          'A light web app for agents on the road, with visit notes and location saved on ' +
          'site.',
      },
      {
        icon: 'chart-column',
        title: 'Sales reports',
        text: 'Results by source, agent and reason for loss, exported to Excel whenever you ask.',
      },
    ],
  },
  method: {
    title: 'From notebook to pipeline',
    paragraphs: [
      'First we listen to how deals are won here: who picks up, what gets promised, where ' +
        'it stalls. A short list of stages follows, each with a plain rule for entering it. ' +
        'Fields are kept few, since every extra box is another reason to leave the form ' +
        'empty.',
      'Contacts from phones, Excel and old Gmail accounts are cleaned before import, and ' +
        'numbers are put into +92 form so that duplicates meet. WhatsApp is connected ' +
        'through Meta’s Cloud API. It has rules, such as approved templates once 24 hours ' +
        'have passed since the customer’s last message, and Meta charges for templates; we ' +
        'go through both before you rely on it. Each agent sees their own leads, and ' +
        'exporting the full list is a permission you hold.',
      'One small team works in it for real before the rest. Whatever they keep skipping is ' +
        'made simpler or taken out.',
    ],
  },
  needs: {
    title: 'To begin we ask for',
    items: [
      'Your lead sheets, and a few lost deals to study',
      'Names of the people who sell, and the areas or products they cover',
      'Admin access to the Facebook page in Meta Business Suite',
      'A phone number that can be registered for the WhatsApp API',
      'A sales head who will open the report daily',
    ],
  },
  call: {
    title: 'Last week’s inquiries are enough to begin',
    text:
      'Tell us how they reached you and who handled each one. We draw your pipeline from ' +
      'that and go through it with you, stage by stage.',
    target: 'contact',
  },
  figure: '',
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
