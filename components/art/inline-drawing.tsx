import { type DrawingName, drawn, getDrawing } from './drawings.ts';

type Props = { name: DrawingName; className?: string; id?: string };

/** A drawing as a part of the document, without a word for screen readers: what it stands beside says it; none where there is no such drawing. */
export function InlineDrawing({ name, className, id }: Props) {
  if (!drawn(name)) return null;
  const { group, width, height } = getDrawing(name);
  return (
    <svg
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is ours, from drawings/.
      dangerouslySetInnerHTML={{ __html: id ? `<g id="${id}">${group}</g>` : group }}
      viewBox={`0 0 ${width} ${height}`}
    />
  );
}
