import type { Service } from '#content/types.ts';

export const customWebsiteDevelopment = {
  slug: 'custom-website-development',
  department: 'web',
  name: 'Custom Website Development',
  summary: 'Hand-coded sites for the one page no theme was drawn for, light enough for 4G.',
  icon: 'code-xml',
  title: 'Hand-coded websites for what templates cannot do',
  tagline:
    'A custom website, for firms in Pakistan whose price depends on the slab, or whose forms must end up in the ERP rather than in somebody’s inbox.',
  metaTitle: 'Custom Website Development in Pakistan',
  description:
    'Custom website development in Lahore: hand-coded pages, forms and integrations in English and Urdu, fast on mobile data, with the code handed to you.',
  intro: {
    title: 'Where templates run out',
    paragraphs: [
      'For a five-page site with a phone number, a good template is the cheaper and wiser choice. Custom work pays when one page has to do something particular. A marble dealer prices by the slab and adds for the edge, and wants the total on the screen before the customer rings. No theme has that page.',
      'You get a site written for its own pages alone. Without a pile of plugins there is less to load and less to break. The code arrives in a Git repository with instructions to run it, so any competent developer can take over.',
    ],
  },
  offer: {
    title: 'Eight things the quote may name',
    intro: 'A project rarely needs all of them. The quote lists those that yours does.',
    items: [
      {
        icon: 'pen-tool',
        title: 'Design drawn for your brand',
        text: 'Layouts drawn in Figma around your own photographs. There is no theme underneath.',
      },
      {
        icon: 'smartphone',
        title: 'Responsive front end',
        text: 'Layouts checked from 320 px phones to wide desktop screens, and buttons that a thumb can hit.',
      },
      {
        icon: 'gauge',
        title: 'Page speed on mobile data',
        text: 'Images in AVIF or WebP, and Core Web Vitals measured on mobile data before launch.',
      },
      {
        icon: 'search',
        title: 'Search-ready structure',
        text: 'Addresses that people can read, and schema.org data that tells Google what a page is.',
      },
      {
        icon: 'webhook',
        title: 'Integrations',
        text: 'Your CRM or payment gateway connected by API; a Google Sheet too, if that is what you use.',
      },
      {
        icon: 'languages',
        title: 'English and Urdu',
        text: 'Right-to-left pages in proper Nastaliq type, joined to the English ones by hreflang tags.',
      },
      {
        icon: 'inbox',
        title: 'Forms that reach someone',
        text: 'Each inquiry is stored before it is emailed, so a full mailbox loses nothing.',
      },
      {
        icon: 'accessibility',
        title: 'Accessible pages',
        text: 'Usable by keyboard or screen reader, and tested against WCAG 2.2 level AA.',
      },
    ],
  },
  method: {
    title: 'Your real words before any drawing',
    paragraphs: [
      'We settle the page list and the main text early. A layout drawn around dummy words falls apart when the real ones arrive, and Urdu wants taller lines than English from the first sketch.',
      'The usual choice is Next.js with TypeScript. Pages are made ahead of time and served from a CDN, so a visitor in Sahiwal does not wait for a database in Virginia. Where people log in or upload papers, we add Laravel or Node.js with PostgreSQL. A second developer reviews every change, and you see it on a preview link before it goes live.',
      'The last days go to a checklist. Every form is sent once from a phone and every old address is followed to its new one. Then a backup is restored, to prove that it can be.',
    ],
  },
  needs: {
    title: 'What the page must do, in your own words',
    items: [
      'A list of what a visitor must be able to do on the site',
      'Final text for the main pages, or time with us to write it',
      'API documents for each system to be connected, or the person who has them',
      'The domain in your own name, at PKNIC if it ends in .pk',
    ],
  },
  call: {
    title: 'Send us the awkward requirement',
    text: 'Write down the one thing your present site cannot do. We answer with a way to build it and the questions that decide how large a job it is.',
    target: 'contact',
  },
  figure:
    'Drag a corner of the counter or pick another stone and the price follows, by rules written in code that stays with you.',
  figureFirst: true,
  related: 'If it must also sell, or be edited by staff',
  trades: [
    {
      slug: 'legal',
      reason: 'a site within the bar’s rules, which explains the practice without touting for it',
    },
    {
      slug: 'automobile',
      reason: 'an installment table that recalculates when the buyer moves the down payment',
    },
    {
      slug: 'event-management',
      reason: 'the seat plan of one particular hall is a drawing nobody sells as a plugin',
    },
    {
      slug: 'logistics',
      reason: 'a shipper asks for a rate by weight and city and wants it on the spot',
    },
  ],
} satisfies Service;
