import { hasDrawing } from '#components/art/drawings.ts';
import { content } from '#lib/content/content.ts';
import { aboutTeam, getService, homeTeam, serviceMenu } from '#lib/content/lookup.ts';
import { allPages, pages } from '#lib/page-list.ts';
import { routes } from '#lib/routes.ts';
import { items, slugsOf, specified, words } from './specified.ts';

const {
  about,
  articles,
  contact: contactPage,
  home,
  industries,
  services,
  site: identity,
  thankYou: thankYouPage,
} = content();
const { serviceOptions } = content().contact;
const { links: usefulLinks, page: missingPage, project: missingProject } = content().missing;
const { bar: navigation, footer: footerLinks, footerServices } = content().navigation;

specified('the site', () => {
  test('has the 65 pages of [2.1], and the thank-you page', () => {
    expect(pages()).toHaveLength(65);
    expect(allPages()).toHaveLength(66);
  });

  test('every window has a scene, every service and article a picture', () => {
    const wanted = [
      ...services.flatMap(({ slug }) => [`services/${slug}`, `deliverables/${slug}`] as const),
      ...industries.map(({ slug }) => `industries/${slug}` as const),
      ...articles.map(({ slug }) => `articles/${slug}` as const),
    ];
    expect(wanted.filter((name) => !hasDrawing(name))).toEqual([]);
  });
});

specified('the frame of [2.2]', () => {
  test('the bar has its items in their order', () => {
    const leads = navigation.map((entry) => [
      entry.label,
      entry.page === 'services' || entry.page === 'industries' ? entry.page : routes[entry.page],
    ]);
    expect(leads).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Services', 'services'],
      ['Industries', 'industries'],
      ['Portfolio', '/portfolio'],
      ['Blog', '/#blog'],
      ['Contact', '/contact'],
    ]);
  });

  test('the Services dropdown has its categories and sub-pages', () => {
    const names = serviceMenu().map(([department = '']) => getService(department).name);
    expect(names).toEqual(
      items(`Web Design & Development, Software & Tech Solutions, Digital Marketing,
        Graphic Design`),
    );
    expect(serviceMenu()).toEqual([
      words('web-design custom-website-development ecommerce-development cms-solutions'),
      words(`software-tech crm-development erp-solutions hr-management inventory-pos
        school-management`),
      words(`digital-marketing social-media-marketing seo sem content-marketing
        influencer-marketing email-marketing analytics`),
      words(`graphic-design logo-design brand-identity-kit social-media-design
        business-card-design packaging-design brochure-flyer`),
    ]);
  });

  test('the footer has its links, and the year 2018 [9]', () => {
    expect(footerLinks.map(({ label, page }) => [label, routes[page]])).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Portfolio', '/#portfolio'],
      ['Contact', '/#contact'],
      ['Privacy Policy', '/privacy-policy'],
    ]);
    expect(footerServices).toEqual(
      words('web-design social-media-marketing influencer-marketing google-ads seo'),
    );
    expect(identity.since).toBe(2018);
  });
});

specified('the pages of the agency [2.3, 2.4, 2.5, 2.12]', () => {
  test('home has six tiles, eight client names, three people and three articles', () => {
    expect(home.hero.tiles).toHaveLength(6);
    expect(home.hero.brands.items).toHaveLength(8);
    expect(homeTeam()).toHaveLength(3);
    expect(articles).toHaveLength(3);
  });

  test('home has ten services and five industries', () => {
    expect(slugsOf(home.services.cards)).toEqual(
      words(`social-media-marketing seo google-ads web-design content-marketing email-marketing
        video-production branding influencer-marketing analytics`),
    );
    expect(home.industries.cards.map(({ title }) => title)).toEqual(
      items('Real Estate, E-Commerce, Healthcare, Education, Food & Restaurants'),
    );
  });

  test('about has milestones from 2018 to 2025, four values and four people', () => {
    expect(about.journey.milestones.map(({ year }) => String(year))).toEqual(
      words('2018 2019 2020 2021 2022 2023 2024 2025'),
    );
    expect(about.values.items.map(({ title }) => title)).toEqual(
      items(`Client-Centric Approach, Innovation and Excellence, Integrity and Transparency,
        Collaborative Partnership`),
    );
    expect(aboutTeam()).toHaveLength(4);
  });

  test('the contact form offers its seven services, the office is in Lahore', () => {
    expect(serviceOptions).toEqual(
      items(`Web Design & Development, Social Media Marketing, Branding & Logo Design,
        Content Writing, Email Marketing, SEO & SEM, Influencer Marketing`),
    );
    expect(identity.address).toMatchObject({ city: 'Lahore', country: 'Pakistan' });
    expect(identity.hours).toEqual([
      { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '11:00', closes: '20:00' },
    ]);
  });
});

specified('the texts of the contact, thank-you and 404 pages', () => {
  test('promise an answer within 24 hours [2.5, 2.6]', () => {
    expect(contactPage.formNote).toContain('within 24 hours');
    expect(thankYouPage.text).toContain(
      'team will respond shortly, typically within 24 hours during business hours',
    );
  });

  test('say what is missing, and where to go [2.7, 2.11]', () => {
    expect(missingPage.title).toBe('404 Page Not Found');
    expect(missingProject.title).toBe('Project Not Found');
    expect(missingProject.text).toBe("The portfolio item you're looking for doesn't exist.");
    expect(usefulLinks.map(({ label }) => label)).toEqual([
      'Home',
      'Services',
      'Portfolio',
      'Contact',
    ]);
  });
});
