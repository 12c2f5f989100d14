import { Field } from '#app/desk/parts/desk-field.tsx';
import { folderOf } from '#lib/content/names.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

/** @param of the field that it is for */
export function Upload({ label, of }: { label: string; of: string }) {
  return (
    <Field
      accept="image/*,.heic"
      hint="Any size up to 30 MB, as the camera made it."
      label={label}
      name={`upload:${of}`}
      type="file"
    />
  );
}

/** A photograph to recognize it by, beside its name. @param file of the content that may name it */
export function Thumbnail({ file, name, className = 'max-h-40 w-auto' }: ThumbnailProps) {
  const address = `photographs/${folderOf(file)}/${encodeURIComponent(name)}`;
  // biome-ignore lint/performance/noImgElement: made small when it is asked for
  return <img alt="" className={className} src={deskRoutes.page(address)} />;
}

type ThumbnailProps = { file: string; name: string; className?: string };
