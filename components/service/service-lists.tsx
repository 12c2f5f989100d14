import { clsx } from 'clsx';
import { photographOr } from '#components/art/picture.tsx';
import { Detail, Figure, FigureBand, LoneFigure } from '#components/sections/figure.tsx';
import { departmentGround } from '#components/sections/grounds.ts';
import {
  Deliverables,
  FeatureGrid,
  FeatureRows,
  PointColumns,
} from '#components/sections/lists.tsx';
import { Section, Split } from '#components/sections/section.tsx';
import type { Service } from '#lib/content/types.ts';
import { SceneCards } from './scene-cards.tsx';

export function ServiceOffer({ service }: { service: Service }) {
  const { offer, benefits, process, department, figure, figureFirst } = service;
  if (!offer) return null;
  const { accent } = departmentGround(department);
  const scenes = offer.items.flatMap(({ slug, ...words }) => (slug ? [{ slug, ...words }] : []));
  const items = offer.items.filter(({ slug }) => !slug);
  // Deliverables are listed, capabilities are cards, unless they follow cards.
  const isListed = benefits || department === 'design';
  const List = isListed ? Deliverables : scenes.length > 0 ? FeatureRows : FeatureGrid;
  const detail = figureFirst && !hasMore(service) && <Detail picture={pictureOf(service)} />;
  // Not close to the picture before it.
  const isDetailLast = benefits || process;
  return (
    <Section id="offer" intro={offer.intro} label="What you get" title={offer.title} tone="sand">
      {isWholeInOffer(service) && (
        <Figure caption={figure} className="mt-8 sm:hidden" picture={pictureOf(service)} />
      )}
      {!isDetailLast && detail}
      {scenes.length > 0 && <SceneCards scenes={scenes} />}
      {items.length > 0 && <List accent={accent} items={items} />}
      {isDetailLast && detail}
    </Section>
  );
}

export function ServiceMore({ service }: { service: Service }) {
  const { extra, benefits, process, department } = service;
  const { accent } = departmentGround(department);
  return (
    <>
      {extra && (
        <Section id="solutions" intro={extra.intro} title={extra.title} tone="white">
          <FeatureRows accent={accent} items={extra.items} />
          <Detail picture={pictureOf(service)} />
        </Section>
      )}
      {benefits && (
        <Section id="benefits" title={benefits.title} tone="white">
          <FeatureGrid accent={accent} items={benefits.items} />
        </Section>
      )}
      {process && (
        <Section id="process" title={process.title}>
          {benefits && <Detail picture={pictureOf(service)} />}
          <PointColumns accent={accent} numbered points={process.steps} />
        </Section>
      )}
    </>
  );
}

export function ServiceFigure({ service }: { service: Service }) {
  const { figure, figureFirst, needs } = service;
  const picture = pictureOf(service);
  if (!needs) return picture && <LoneFigure caption={figure} picture={picture} />;
  const list = (
    <ul className={picture ? 'mt-4' : undefined}>
      {needs.items.map((item) => (
        <li className="edge-t-1 py-3" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
  const title = { id: 'needs', title: needs.title };
  if (!picture) return <Split {...title}>{list}</Split>;
  const isSeen = isWholeInOffer(service);
  return (
    <FigureBand
      {...title}
      caption={figure}
      className={clsx(isSeen && 'max-sm:hidden')}
      picture={picture}
      wordsFirst={!figureFirst}
    >
      {isSeen && <Detail picture={picture} />}
      {list}
    </FigureBand>
  );
}

/** Then a detail of the picture stands in it. */
const hasMore = ({ extra, process, benefits }: Service) => Boolean(extra || (process && benefits));

/** On a phone, as the offer would be screens without a picture; a detail stands in its usual place. */
const isWholeInOffer = (service: Service) =>
  service.needs &&
  !(service.figureFirst || hasMore(service) || service.offer?.items.some(({ slug }) => slug));

const pictureOf = ({ drawing, photograph }: Service) =>
  photographOr(`deliverables/${drawing}`, 'services', photograph);
