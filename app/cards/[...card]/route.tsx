import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { coverPhotograph } from '#components/art/article-cover.tsx';
import { hasDrawing } from '#components/art/drawings.ts';
import {
  articleLook,
  industryLook,
  type PageLook,
  pageLook,
  projectLook,
  serviceLook,
} from '#components/art/page-look.ts';
import { type Shown, screenOf } from '#components/art/picture.tsx';
import { type Card, socialCard } from '#components/art/social-card.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { type PageName, pageNames, singlePage } from '#lib/content/single-pages.ts';
import { cardSize } from '#lib/site/metadata.ts';
import { pageAt } from '#lib/site/page-list.ts';

/** The image that other sites show beside a link to a page. */
export async function GET(_: Request, { params }: RouteContext<'/cards/[...card]'>) {
  const address = `/cards/${(await params).card.join('/')}`;
  const card = cards().get(address) ?? notFound();
  return new ImageResponse(await socialCard(card), { ...cardSize, fonts });
}

function cards(): ReadonlyMap<string, Card> {
  const { services, industries, projects, articles } = content();
  return new Map([
    ...pageNames.map(siteCard),
    ...services.map((one) => card(routes.service(one.slug), one.name, one.title, serviceLook(one))),
    ...industries.map((one) =>
      card(routes.industry(one.slug), one.name, one.title, industryLook(one)),
    ),
    ...projects.map((one) => {
      const picture = one.images.map(screenOf)[0];
      return card(routes.project(one.slug), one.category, one.title, projectLook(one), picture);
    }),
    ...articles.map((one) => {
      const drawing = `articles/${one.slug}` as const;
      const picture = coverPhotograph(one) ?? (hasDrawing(drawing) ? drawing : undefined);
      return card(routes.article(one.slug), one.category, one.title, articleLook(one), picture);
    }),
  ]);
}

type Entry = [address: string, card: Card];

function card(
  path: string,
  section: string,
  title: string,
  look: PageLook,
  picture?: Shown | undefined,
): Entry {
  return [routes.socialCard(path), { title, section, look, picture }];
}

function siteCard(name: PageName): Entry {
  const { path: address, heading } = pageAt(routes[name]);
  const page = singlePage(name);
  const section = name === 'home' ? content().site.address.city : (page.card ?? page.name);
  return card(address, section, heading, pageLook(name));
}

const font = (name: string) => readFile(path.join(process.cwd(), 'app/fonts', name));
const [title, label] = await Promise.all([font('card-title.ttf'), font('card-label.ttf')]);
const fonts = [
  { name: 'title', data: title },
  { name: 'label', data: label },
];
