import { clsx } from 'clsx';
import icons from '#lib/content/icons.json';

/** Of lucide.dev, as `npm run icons` takes it over. */
export function Icon({ name, className }: { name: keyof typeof icons; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={clsx('icon', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Shapes of a package, as committed.
      dangerouslySetInnerHTML={{ __html: icons[name] }}
      viewBox="0 0 24 24"
    />
  );
}
