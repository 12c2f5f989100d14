import { type DrawingName, getDrawing } from './drawings.ts';

/** For the first screen, where an image file would arrive late. */
export function InlineDrawing({ name, className }: { name: DrawingName; className?: string }) {
  const { title, group, width, height } = getDrawing(name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: The drawing is ours, from drawings/.
      dangerouslySetInnerHTML={{ __html: group }}
    />
  );
}
