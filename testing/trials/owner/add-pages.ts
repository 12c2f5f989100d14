import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { content } from '#lib/content/content.ts';
import type { Department, Project } from '#lib/content/types.ts';
import { copyDrawing, reword, writeEntry } from './copy-entry.ts';
import { edit } from './edit.ts';
import { taken } from './photographs.ts';

const { articles, industries, projects, services } = content();

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
  const { slug: _, figure, ...rest } = reword(model, name);
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
  const entry = { ...rest, name, ...texts, figure, ...(!drawn && { photograph }) };
  writeEntry(`${copy}/content/services/${slug}.yaml`, entry);
  if (!drawn) return;
  copyDrawing(copy, `services/${model.slug}`, `services/${slug}`);
  copyDrawing(copy, `deliverables/${model.slug}`, `deliverables/${slug}`);
  const beside = '    - ecommerce-development\n';
  edit(`${copy}/content/navigation.yaml`, [[beside, `${beside}    - ${slug}\n`]]);
}

function addIndustry(copy: string): void {
  const [model] = industries.filter(({ project }) => project);
  if (!model) throw new Error('No industry has a project');
  const name = 'Museums';
  const { slug: _, project, figure, ...rest } = reword(model, name);
  writeEntry(`${copy}/content/industries/${slugOf(name)}.yaml`, {
    ...rest,
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
  const { slug: _, industry, tradeLink, ...rest } = reword(model, title);
  const slug = slugOf(title);
  const image = `${slug}.svg`;
  copyDrawing(copy, `projects/${slugOf(String(model.images[0]))}`, `projects/${slug}`);
  writeEntry(`${copy}/content/projects/${slug}.yaml`, {
    ...rest,
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
  const { slug: _, figure, html, ...rest } = reword(model, title);
  const photograph = { file: taken.articles, alt: 'A contract and a pen' };
  const head = {
    ...rest,
    title,
    cover: { ...rest.cover, photograph },
    date: new Date().toISOString().slice(0, 10),
  };
  const text = `Bring three questions to the first meeting, and write the answers down while the other side is still talking.

![A pen lies on a contract](taken.jpg "The line to look for")

## Who owns it

Ask in whose name the domain stands, and see [how we handle that](/services/web-design).
`;
  const file = `${copy}/content/articles/${slugOf(title)}.md`;
  writeFileSync(file, `---\n${stringify(head)}---\n\n${text}`);
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.svg$/, '')
    .replaceAll(' ', '-');
}
