import type { Service } from '#content/types.ts';

export const cmsSolutions = {
  slug: 'cms-solutions',
  department: 'web',
  name: 'CMS Solutions',
  summary: 'WordPress or a headless editor, arranged so that your own staff keep the site current.',
  icon: 'file-pen-line',
  title: 'A CMS your staff can run without calling a developer',
  tagline:
    'The front desk knows first that a doctor is away today. With WordPress or a headless editor from our Lahore team, the front desk also corrects the page.',
  metaTitle: 'CMS & WordPress Development in Lahore',
  description:
    'CMS development in Lahore: WordPress, Payload or Strapi set up with roles, drafts, Urdu content, tested updates and training for your staff.',
  intro: {
    title: 'Last year’s prospectus is still up',
    paragraphs: [
      'Changing a phone number should take a minute and need nobody’s permission but yours. When each edit means an email to a developer, the site goes stale. It announces the Ramadan timings of two years ago, and patients keep asking for a doctor who left in March.',
      'A content management system keeps the words apart from the design, so an editor can change one without harming the other. Schools and clinics gain most, since their facts change by the week. We set it up fresh, or in place of a site that has grown slow under its plugins.',
    ],
  },
  offer: {
    title: 'Arranged for the people who will type in it',
    intro: 'We ask what your staff change every week and put that first on their screen.',
    items: [
      {
        icon: 'blocks',
        title: 'Page building blocks',
        text: 'Ready-made blocks, such as a gallery or a fee table, that keep their spacing wherever they go.',
      },
      {
        icon: 'user-cog',
        title: 'Roles and approval',
        text: 'Writers draft and an editor publishes. Any earlier version can be brought back.',
      },
      {
        icon: 'database',
        title: 'Structured content types',
        text: 'A doctor or a course is entered once and appears on every page where it belongs.',
      },
      {
        icon: 'images',
        title: 'Media library',
        text: 'A photo straight from a phone is made smaller on arrival, and the editor asks for its alternative text.',
      },
      {
        icon: 'languages',
        title: 'Content in two languages',
        text: 'English and Urdu linked page to page. A translation that is missing shows as missing.',
      },
      {
        icon: 'search',
        title: 'Search engine fields',
        text: 'Title and description for every page, and a redirect when its address changes.',
      },
      {
        icon: 'arrow-left-right',
        title: 'Migration from the old site',
        text: 'Posts and pictures moved by script, and counted on both sides before the switch.',
      },
      {
        icon: 'shield-check',
        title: 'Updates and backups',
        text: 'Core and plugin updates tried on staging, daily backups kept away from the server.',
      },
    ],
  },
  method: {
    title: 'WordPress, unless the words also go elsewhere',
    paragraphs: [
      'For a company site or a blog WordPress remains the sensible answer. In Lahore, people who have used it are easy to hire, and modest hosting runs it. We keep it lean: a block theme of our own and few plugins, and no code edited from the dashboard. Where the same content also feeds an app, a headless system such as Payload or Strapi behind a Next.js front end fits better.',
      'Before colors are chosen we agree what a “branch” or a “course” consists of and who may publish one. You try the editor on your own material while it can still be changed. At the training your staff have the keyboard and we have the chair beside it. They keep a short guide with screenshots.',
    ],
  },
  needs: {
    title: 'The admin login comes first',
    items: [
      'Admin access to the present site and its hosting',
      'A list of who edits what, and who signs off',
      'A sample of each content type, such as one news item or one profile',
      'A decision about which old pages to drop',
    ],
  },
  call: {
    title: 'Show us what you cannot edit today',
    text: 'Send the address of your site and the page that annoys you most. Our reply will say what can stay as it is and what is better rebuilt.',
    target: 'contact',
  },
  figure:
    'An editor clicks one doctor and changes her picture in the fields on the right; yesterday’s version stays one click away.',
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
