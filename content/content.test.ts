import { departments } from './departments.ts';
import { industries } from './industries/index.ts';
import { projects } from './projects/index.ts';
import { services } from './services/index.ts';

test('each department has its page', () => {
  for (const [department, { slug }] of Object.entries(departments)) {
    expect(services.find((service) => service.slug === slug)?.department).toBe(department);
  }
});

test('an industry and its project name each other', () => {
  for (const { slug, project } of industries) {
    if (project) expect([slug, project]).toEqual([industryOf(project), project]);
  }

  function industryOf(project: string) {
    return projects.find(({ slug }) => slug === project)?.industry;
  }
});
