import { prerender } from 'react-dom/static';
import { content, setWords } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import ServicePage from './page.tsx';

test('a project without a picture is still named and linked', async () => {
  const words = content();
  const service = words.services.find(({ project, next }) => project && next);
  setWords({ ...words, projects: words.projects.map((one) => ({ ...one, images: [] })) });
  const slug = service?.slug ?? '';
  const page = await ServicePage({
    params: Promise.resolve({ slug }),
    searchParams: Promise.resolve({}),
  });
  const html = await new Response((await prerender(page)).prelude).text();
  const next = /<section[^>]* id="next">[\s\S]*?<\/section>/.exec(html)?.[0];
  expect(next).toContain(`href="${routes.project(service?.project?.slug ?? '')}"`);
});
