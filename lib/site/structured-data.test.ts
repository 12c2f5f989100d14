import { content } from '#lib/content/content.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import { agencyData } from './agency-data.ts';
import { articleData, projectData, serviceData } from './structured-data.ts';

const { articles, people, projects, services, site } = content();

test('the agency is a local business with its address, phone and hours', () => {
  const street = new URLSearchParams({ '': site.address.street }).toString().slice(1);
  expect(agencyData()).toMatchObject({
    '@type': 'LocalBusiness',
    address: { '@type': 'PostalAddress', streetAddress: site.address.street },
    telephone: site.phone,
    hasMap: expect.stringContaining(street),
    areaServed: site.serves?.map((name) => ({ name })),
    openingHoursSpecification: site.hours.map(({ opens, closes }) => ({ opens, closes })),
  });
});

test('services, projects and articles name who provides, made or wrote them', () => {
  const id = absoluteUrl('/#agency');
  const agency = expect.objectContaining({ '@type': 'Organization', '@id': id });
  for (const service of services) expect(serviceData(service)).toMatchObject({ provider: agency });
  for (const project of projects) expect(projectData(project)).toMatchObject({ creator: agency });
  for (const article of articles) {
    const author = people.find(({ role }) => role === article.author);
    const person = author?.name && { name: author.name, jobTitle: author.role, worksFor: agency };
    expect(articleData(article)).toMatchObject({
      author: person || agency,
      publisher: { '@id': absoluteUrl('/#agency'), logo: expect.stringContaining('.png') },
    });
  }
});

test('a closed period has equal times on every day, one with hours on its other days; a past one is not there', () => {
  jest.useFakeTimers({ now: Date.parse('2027-03-12T12:00+05:00') });
  const days = { from: '2027-03-10', until: '2027-03-12' };
  const hours = [{ days: site.hours[0]?.days ?? [], opens: '00:00', closes: '00:00' } as const];
  jest.replaceProperty(content(), 'site', {
    ...{ ...site, timeZone: 'Asia/Karachi', hours },
    special: [
      { name: 'Eve', from: '2027-03-09', until: '2027-03-11', closed: true },
      { name: 'Eid', ...days, closed: true },
      { name: 'Ramadan', ...days, until: '2027-04-01', hours },
    ],
  });
  const closed = { opens: '00:00', closes: '00:00', validFrom: days.from };
  expect(agencyData()).toMatchObject({
    // A whole day must not look closed.
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    specialOpeningHoursSpecification: [
      { ...closed, dayOfWeek: expect.arrayContaining(['Monday', 'Sunday']) },
      { opens: '00:00', closes: '23:59', validThrough: '2027-04-01' },
      { ...closed, dayOfWeek: ['Saturday', 'Sunday'], validThrough: '2027-04-01' },
    ],
  });
  jest.useRealTimers();
});
