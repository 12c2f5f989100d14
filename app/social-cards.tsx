import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { coverPhotograph } from '#components/art/article-cover.tsx';
import {
  articleLook,
  industryLook,
  pageLooks,
  projectLook,
  serviceLook,
} from '#components/art/page-look.ts';
import { photographData } from '#components/art/photograph.tsx';
import { type Shown, screenOf } from '#components/art/picture.tsx';
import { type Card, SocialCard } from '#components/art/social-card.tsx';
import { content } from '#lib/content/content.ts';
import { sitePages } from '#lib/page-list.ts';
import { routes } from '#lib/routes.ts';
import { cardSize } from '#lib/seo/metadata.ts';

/** The image that other sites show beside a link to the page; not found where no page has the path. */
export async function cardImage(address: string): Promise<ImageResponse> {
  const { picture, ...card } = cards().get(address) ?? notFound();
  const shown =
    typeof picture === 'object'
      ? { photograph: await photographData(picture) }
      : { screens: picture };
  return new ImageResponse(<SocialCard {...card} {...shown} />, { ...cardSize, fonts });
}

function cards(): ReadonlyMap<string, Named> {
  const { site, services, industries, projects, articles } = content();
  return new Map<string, Named>([
    siteCard('home', site.address.city),
    siteCard('about', 'About'),
    siteCard('contact', 'Contact'),
    siteCard('portfolio', 'Portfolio'),
    siteCard('privacyPolicy', 'Your data'),
    siteCard('thankYou', 'Thank you'),
    ...services.map((service): Entry => {
      const { slug, title, name: section } = service;
      return [routes.service(slug), { title, section, look: serviceLook(service) }];
    }),
    ...industries.map((industry): Entry => {
      const { slug, title, name: section } = industry;
      return [routes.industry(slug), { title, section, look: industryLook(industry) }];
    }),
    ...projects.map((project): Entry => {
      const { slug, title, category: section, images } = project;
      const picture = screenOf(images[0]);
      return [routes.project(slug), { title, section, look: projectLook(project), picture }];
    }),
    ...articles.map((article): Entry => {
      const { slug, title, category: section } = article;
      const picture = coverPhotograph(article);
      return [`/articles/${slug}`, { title, section, look: articleLook(article), picture }];
    }),
  ]);
}

type Named = Pick<Card, 'title' | 'section' | 'look'> & { picture?: Shown | undefined };

type Entry = [path: string, card: Named];

function siteCard(page: keyof ReturnType<typeof sitePages>, section: string): Entry {
  const { path: address, heading: title } = sitePages()[page];
  return [address, { title, section, look: pageLooks[page] }];
}

const font = (name: string) => readFile(path.join(process.cwd(), 'app/fonts', name));
const [title, label] = await Promise.all([font('card-title.ttf'), font('card-label.ttf')]);
const fonts = [
  { name: 'title', data: title },
  { name: 'label', data: label },
];
