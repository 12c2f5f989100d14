import type { Service } from '../types';

export const cmsSolutions = {
  slug: 'cms-solutions',
  department: 'web',
  name: 'CMS Solutions',
  summary: 'WordPress or headless editing set up so that your own staff keep the site current.',
  icon: 'file-pen-line',
  title: 'A CMS your staff can run without calling a developer',
  tagline:
    'WordPress or a headless editor, set up in Lahore for the people who will type in it, with ' +
    'drafts, roles and page blocks that keep the design intact.',
  metaTitle: 'CMS & WordPress Development in Lahore',
  description:
    'CMS development in Lahore: WordPress, Payload or Strapi set up with roles, drafts, ' +
    'Urdu content, tested updates and training for your staff.',
  intro: {
    title: 'Your pages, edited by you',
    paragraphs: [
      'Changing a phone number should take a minute and need nobody’s permission but ' +
        'yours. When each edit means an email to a developer, the site slowly goes stale: ' +
        'last year’s prospectus, the old Ramadan timings, a doctor who has left.',
      'A content management system keeps the words apart from the design, so an editor can ' +
        'work on one without harming the other. We set one up for schools, clinics, news ' +
        'sites and companies with several departments, either fresh or in place of a site ' +
        'that has grown slow under its plugins.',
    ],
  },
  offer: {
    title: 'What your editors get',
    intro:
      'The editor is a product too. It is arranged around the tasks your staff repeat ' +
      'every week.',
    items: [
      {
        icon: 'blocks',
        title: 'Page building blocks',
        text:
          'Banner, gallery, price table and team blocks to arrange, each keeping its spacing ' +
          'and colors.',
      },
      {
        icon: 'user-cog',
        title: 'Roles and approval',
        text:
          'Writers draft, an editor publishes, and any earlier version can be compared or ' +
          'restored.',
      },
      {
        icon: 'database',
        title: 'Structured content types',
        text:
          'Doctors, courses, branches or jobs entered once as records and shown wherever they ' +
          'belong.',
      },
      {
        icon: 'images',
        title: 'Media library',
        text:
          'Uploads resized and converted on arrival, with a field for alternative text beside ' +
          'each.',
      },
      {
        icon: 'languages',
        title: 'Content in two languages',
        text:
          'English and Urdu linked page to page, right-to-left editing, missing translations ' +
          'marked.',
      },
      {
        icon: 'search',
        title: 'Search engine fields',
        text:
          'Title, description, social picture and redirect for every page, with sensible ' +
          'defaults.',
      },
      {
        icon: 'arrow-left-right',
        title: 'Migration from the old site',
        text: 'Posts, pictures and addresses moved by script, compared by count, then redirected.',
      },
      {
        icon: 'shield-check',
        title: 'Updates and backups',
        text: 'Core and plugin updates tried on staging, daily backups kept away from the server.',
      },
    ],
  },
  method: {
    title: 'Picking the system and fitting it',
    paragraphs: [
      'WordPress remains the sensible answer for a company site or a blog: editors who ' +
        'know it are easy to hire and it runs on modest hosting. We keep it lean, with a ' +
        'custom block theme, a short list of maintained plugins, two-factor login for ' +
        'administrators, and theme editing from the dashboard switched off. Where the same ' +
        'content feeds an app or several sites, a headless system such as Payload, Strapi or ' +
        'Sanity with a Next.js front end fits better.',
      'Content is modeled before colors are chosen: what a “branch” or a “course” consists ' +
        'of, which fields are compulsory, who may publish. You try the editor with your own ' +
        'material while it can still be changed. Training takes place on your site, with ' +
        'your staff at the keyboard, and leaves behind a short guide with screenshots.',
    ],
  },
  needs: {
    title: 'Your part in it',
    items: [
      'Access to the present site: hosting, admin login, domain',
      'A list of who edits what, and who signs off',
      'A sample of each content type: one news item, one product, one profile',
      'A decision about which old pages to drop',
    ],
  },
  call: {
    title: 'Show us what you cannot edit today',
    text:
      'Send the address of your site and the page that annoys you most. Our reply will say ' +
      'what can stay as it is and what is better rebuilt.',
    target: 'contact',
  },
  figure: '',
  related: 'When editing text is not the whole problem',
  trades: [
    {
      slug: 'education',
      reason: 'the date sheet changes twice a term and the prospectus every spring',
    },
    {
      slug: 'hospital',
      reason: 'a consultant’s days change overnight, and the front desk should correct the page',
    },
    {
      slug: 'non-profit',
      reason: 'field staff post a flood update with two photographs, from a phone',
    },
    {
      slug: 'legal',
      reason: 'a note on a fresh judgment goes up the same day, written by an associate',
    },
  ],
} satisfies Service;
