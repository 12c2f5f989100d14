import { deskRoutes } from '#lib/desk-routes.ts';
import { roomOf } from '#lib/words/photographs.ts';

/** A photograph to recognize it by. @param file of the content that may name it */
export function Thumbnail({ file, name, alt = '' }: { file: string; name: string; alt?: string }) {
  const address = `photographs/${roomOf(file)}/${encodeURIComponent(name)}`;
  // biome-ignore lint/performance/noImgElement: made small when it is asked for
  return <img src={deskRoutes.page(address)} alt={alt} className="max-h-40 w-auto" />;
}
