import { photographOr } from '#components/art/picture.tsx';
import { Detail, FigureBand, LoneFigure } from '#components/sections/figure.tsx';
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
  const { offer, benefits, process, extra, department, figureFirst } = service;
  // Not close to the picture before it.
  const isDetailLast = figureFirst && (benefits || process);
  if (!offer) return null;
  const { accent } = departmentGround(department);
  const scenes = offer.items.flatMap(({ slug, ...words }) => (slug ? [{ slug, ...words }] : []));
  const items = offer.items.filter(({ slug }) => !slug);
  // Deliverables are listed, capabilities are cards, unless they follow cards.
  const isListed = benefits || department === 'design';
  const List = isListed ? Deliverables : scenes.length > 0 ? FeatureRows : FeatureGrid;
  // Where more follows, it stands there.
  const detail = !extra && !(process && benefits) && <Detail picture={pictureOf(service)} />;
  return (
    <Section id="offer" intro={offer.intro} label="What you get" title={offer.title} tone="sand">
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
  return (
    <FigureBand {...title} caption={figure} picture={picture} wordsFirst={!figureFirst}>
      {list}
    </FigureBand>
  );
}

const pictureOf = ({ drawing, photograph }: Service) =>
  photographOr(`deliverables/${drawing}`, 'services', photograph);
