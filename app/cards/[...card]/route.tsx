import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import {
  articleLook,
  industryLook,
  type PageLook,
  pageLook,
  projectLook,
  serviceLook,
} from '#components/art/page-look.ts';
import { photographOr, type Shown, screenOf } from '#components/art/picture.tsx';
import { type Card, socialCard } from '#components/art/social-card.tsx';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { type PageName, pageNames, singlePage } from '#lib/content/single-pages.ts';
import { makePhotograph } from '#lib/publishing/make-photograph.ts';
import { cardSize } from '#lib/site/metadata.ts';
import { pageAt } from '#lib/site/page-list.ts';

/**
 * The image that other sites show beside a link to a page. With `?made-of`, what each of all is made of: where that is as
 * it was, lib/publishing/making/make-snapshot.ts has the image.
 */
export async function GET({ url }: Request, { params }: RouteContext<'/cards/[...card]'>) {
  const address = `/cards/${(await params).card.join('/')}`;
  const all = cards();
  const [, card] = all.find(([path]) => routes.socialCard(path) === address) ?? notFound();
  if (new URL(url).searchParams.has('made-of')) {
    return Response.json(await Promise.all(all.map(sourceOf)));
  }
  return new ImageResponse(await socialCard(card), { ...cardSize, fonts });
}

async function sourceOf([path, card]: Entry) {
  const { name, tagline } = content().site;
  const { picture } = card;
  const photograph = typeof picture === 'object' && (await makePhotograph(picture)).hash;
  return [path, JSON.stringify({ ...card, name, tagline, photograph })];
}

function cards(): Entry[] {
  const { services, industries, projects, articles } = content();
  return [
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
      const picture = photographOr(`articles/${one.drawing}`, 'articles', one.cover.photograph);
      return card(routes.article(one.slug), one.category, one.title, articleLook(one), picture);
    }),
  ];
}

type Entry = [path: string, card: Card];

function card(
  path: string,
  section: string,
  title: string,
  look: PageLook,
  picture?: Shown | undefined,
): Entry {
  return [path, { title, section, look, picture }];
}

function siteCard(name: PageName): Entry {
  const { path, heading } = pageAt(routes[name]);
  const page = singlePage(name);
  const section = name === 'home' ? content().site.address.city : (page.card ?? page.name);
  return card(path, section, heading, pageLook(name));
}

const font = (name: string) => readFile(path.join(process.cwd(), 'app/fonts', name));
const [title, label] = await Promise.all([font('card-title.ttf'), font('card-label.ttf')]);
const fonts = [
  { name: 'title', data: title },
  { name: 'label', data: label },
];
