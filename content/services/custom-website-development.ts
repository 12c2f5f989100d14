import type { Service } from '../types';

export const customWebsiteDevelopment = {
  slug: 'custom-website-development',
  department: 'web',
  name: 'Custom Website Development',
  summary: 'Hand-coded sites with their own design, integrations and pages light enough for 4G.',
  icon: 'code-xml',
  title: 'Hand-coded websites for what templates cannot do',
  tagline:
    'A custom website of your own design, written in React or Laravel, tied to the systems you ' +
    'use in Pakistan and light enough for a phone on a weak signal.',
  metaTitle: 'Custom Website Development in Pakistan',
  description:
    'Custom website development in Lahore: hand-coded pages, forms and integrations in ' +
    'English and Urdu, fast on mobile data, with the code handed to you.',
  intro: {
    title: 'Where templates run out',
    paragraphs: [
      'For a five-page site with a phone number, a good template is the cheaper and wiser ' +
        'choice. Custom work pays when a page has to do something particular: a price ' +
        'calculator for marble slabs, a dealer locator, a quotation form that a salesperson ' +
        'can act on, a layout no theme was drawn for.',
      'You get a site written for those pages alone. With no pile of plugins to keep ' +
        'alive, there is less to load and less to break. Design, markup and server code ' +
        'arrive in a Git repository with instructions to run them, so any competent ' +
        'developer can take over.',
    ],
  },
  offer: {
    title: 'What goes into the build',
    intro: 'Whichever of these your project needs is written into the quote by name.',
    items: [
      {
        icon: 'pen-tool',
        title: 'Design drawn for your brand',
        text:
          'Page layouts in Figma from your colors, type and photographs, with no theme ' +
          'underneath.',
      },
      {
        icon: 'smartphone',
        title: 'Responsive front end',
        text:
          'Layouts checked from 320 px phones to wide desktop screens, with buttons a thumb ' +
          'can hit.',
      },
      {
        icon: 'gauge',
        title: 'Page speed on mobile data',
        text: 'AVIF or WebP images, little JavaScript, and Core Web Vitals measured before launch.',
      },
      {
        icon: 'search',
        title: 'Search-ready structure',
        text:
          'Readable addresses, titles, schema.org data, a sitemap and a Search Console ' +
          'property.',
      },
      {
        icon: 'webhook',
        title: 'Integrations',
        text: 'A CRM, a payment gateway, Google Sheets, WhatsApp or your ERP, connected by API.',
      },
      {
        icon: 'languages',
        title: 'English and Urdu',
        text:
          'Right-to-left pages in proper Nastaliq type, with hreflang tags joining the two ' +
          'versions.',
      },
      {
        icon: 'inbox',
        title: 'Forms that reach someone',
        text:
          'Inquiries stored first, then emailed to the right desk, with spam filtered ' +
          'quietly.',
      },
      {
        icon: 'accessibility',
        title: 'Accessible pages',
        text: 'Usable by keyboard and screen reader, built and tested against WCAG 2.2 level AA.',
      },
    ],
  },
  method: {
    title: 'How it gets written',
    paragraphs: [
      'Content comes first. We settle the page list and the main text early, since a ' +
        'layout drawn around dummy words falls apart when the real ones arrive. Each page ' +
        'type then gets a drawing for phone and for desktop.',
      'The usual choice is Next.js with TypeScript: pages are rendered ahead of time and ' +
        'served from a CDN, so a visitor does not wait for a database. Where accounts, ' +
        'uploads or heavy business rules come in, we add Laravel or Node.js with PostgreSQL. ' +
        'Every change is reviewed by a second developer and appears on a preview link before ' +
        'it goes live.',
      'The last days go to a checklist. Forms, redirects, 404 pages, analytics events and ' +
        'security headers are gone through one by one, and a backup is restored once to ' +
        'prove that it can be.',
    ],
  },
  needs: {
    title: 'From your side',
    items: [
      'A list of what a visitor must be able to do on the site',
      'Final text for the main pages, or time with us to write it',
      'API documents, or a contact person, for each system to be connected',
      'The domain in your own name, at PKNIC if it ends in .pk',
    ],
  },
  call: {
    title: 'Send us the awkward requirement',
    text:
      'Write down the one thing your present site cannot do. We answer with a way to build ' +
      'it and the questions that decide how large a job it is.',
    target: 'contact',
  },
  figure: '',
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
