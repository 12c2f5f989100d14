import { articles } from '#content/articles/index.ts';
import { industries } from '#content/industries/index.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import type { Department, Project } from '#content/types.ts';
import { copyDrawing, reword, writeEntry } from './copy-entry.ts';
import { edit } from './edit.ts';
import { taken } from './photographs.ts';

export function addPages(copy: string): void {
  addService(copy, 'web', 'Progressive Web Apps', true);
  addService(copy, 'software', 'Booking Systems', false);
  addService(copy, 'marketing', 'Podcast Production', false);
  addIndustry(copy);
  addProject(copy, 'Library Lending Desk', 'Libraries', ['Shelves', 'Fines']);
  addProject(copy, 'Farm Produce Exchange', 'Agriculture', ['Harvests', 'Cold Chain']);
  addArticle(copy);
}

function addService(copy: string, department: Department, name: string, drawn: boolean): void {
  const all = services.filter((service) => service.department === department);
  const model = all.at(-1);
  if (!model) throw new Error(`No service of ${department}`);
  const slug = slugOf(name);
  const { figure, ...rest } = reword(model, name);
  const texts = {
    summary: `${name} for a team of five, with a lesson for each of them at the end.`,
    title: `${name} that your own staff can run`,
    metaTitle: `${name} for Your Company`,
    tagline: `${name} for your company, made so that whoever is at the desk that day can work with it.`,
    description: `${name} for companies that start small: what it takes, what ${name} leaves with you, and who sits at the table.`,
    trades: rest.trades.map(({ slug: trade }) => ({
      slug: trade,
      reason: `${name} for ${trade}, in a line of its own`,
    })),
  };
  const photograph = { file: taken.services, alt: `${name}, as a client uses it` };
  const entry = { ...rest, slug, name, ...texts, figure, ...(!drawn && { photograph }) };
  writeEntry(copy, 'services', 'Service', entry);
  if (!drawn) return;
  copyDrawing(copy, `services/${model.slug}`, `services/${slug}`);
  copyDrawing(copy, `deliverables/${model.slug}`, `deliverables/${slug}`);
  const beside = "'ecommerce-development'";
  edit(`${copy}/content/navigation.ts`, [[beside, `${beside}, '${slug}'`]]);
}

function addIndustry(copy: string): void {
  const [model] = industries.filter(({ project }) => project);
  if (!model) throw new Error('No industry has a project');
  const name = 'Museums';
  const { project, figure, ...rest } = reword(model, name);
  writeEntry(copy, 'industries', 'Industry', {
    ...rest,
    slug: slugOf(name),
    name,
    summary: 'Tickets, tours and archives',
    emoji: '🏺',
    title: 'Museum websites that sell the ticket at home',
    metaTitle: 'Museum Websites and Ticketing',
    tagline: 'Museum websites and ticketing for houses whose visitors decide over breakfast.',
    description:
      'Tickets by the hour, guided tours, loans and an archive that can be searched: what a small house needs, and what can wait.',
  });
}

function addProject(copy: string, title: string, category: string, own: [string, string]): void {
  const drawn = projects.filter(({ images: [first] }) => typeof first === 'string');
  const model = drawn[own[0].length % drawn.length] as Project;
  const { industry, tradeLink, ...rest } = reword(model, title);
  const slug = slugOf(title);
  const image = `${slug}.svg`;
  copyDrawing(copy, `projects/${slugOf(String(model.images[0]))}`, `projects/${slug}`);
  writeEntry(copy, 'projects', 'Project', {
    ...rest,
    slug,
    title,
    category,
    tagline: `${title}, to the last line.`,
    shortDescription: `A ${title.toLowerCase()} that a small team opens in the morning and closes at night, on any phone.`,
    tags: [...own, ...model.tags.slice(0, 2)],
    images: [image, { file: taken.projects, alt: `${title}, on the counter` }],
  });
}

function addArticle(copy: string): void {
  const [model] = articles;
  if (!model) throw new Error('No article');
  const title = 'What to ask before you sign for a new website';
  const { figure, ...rest } = reword(model, title);
  writeEntry(copy, 'articles', 'Article', {
    ...rest,
    slug: slugOf(title),
    title,
    cover: { ...rest.cover, photograph: { file: taken.articles, alt: 'A contract and a pen' } },
    date: new Date().toISOString().slice(0, 10),
    content:
      '<p>Bring three questions to the first meeting, and write the answers down while the other side is still talking.</p>\n<p><img src="taken.jpg" alt="A pen lies on a contract" title="The line to look for"></p>\n<h3>Who owns it</h3>\n<p>Ask in whose name the domain stands, and see <a href="/services/web-design">how we handle that</a>.</p>',
  });
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.svg$/, '')
    .replaceAll(' ', '-');
}
