import { content } from '#lib/content/content.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import { agencyData } from './agency-data.ts';
import { articleData, projectData, serviceData } from './structured-data.ts';

const { articles, people, projects, services, site } = content();

test('the agency is a local business with its address, phone and hours', () => {
  expect(agencyData()).toMatchObject({
    '@type': 'LocalBusiness',
    name: site.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressCountry: site.address.countryCode,
    },
    telephone: site.phone,
    hasMap: expect.stringContaining(
      new URLSearchParams({ street: site.address.street }).toString().slice(7),
    ),
    areaServed: site.serves?.map((name) => ({ name })),
    openingHoursSpecification: site.hours.map(({ opens, closes }) => ({ opens, closes })),
  });
});

test('services, projects and articles name who provides, made or wrote them', () => {
  const agency = expect.objectContaining({
    '@type': 'Organization',
    '@id': absoluteUrl('/#agency'),
  });
  for (const service of services) expect(serviceData(service)).toMatchObject({ provider: agency });
  for (const project of projects) expect(projectData(project)).toMatchObject({ creator: agency });
  for (const article of articles) {
    const author = people.find(({ role }) => role === article.author);
    expect(articleData(article)).toMatchObject({
      author: author?.name
        ? { name: author.name, jobTitle: author.role, worksFor: agency }
        : agency,
      publisher: { '@id': absoluteUrl('/#agency'), logo: expect.stringContaining('.png') },
    });
  }
});
