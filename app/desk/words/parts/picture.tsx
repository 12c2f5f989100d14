import { Field } from '#app/desk/parts/desk-field.tsx';
import { isPhotograph, roomOf } from '#lib/content/names.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { Choice } from './inputs.tsx';
import type { PropsOf } from './props.ts';

/** A drawing or a photograph that is there, or a new photograph. */
export function Picture(props: PropsOf<'picture'>) {
  const { shape, form, name, page } = props;
  const { photographs, drawings } = page.choices;
  const file = String(form);
  const options = [...photographs, ...(shape.drawings ? drawings : [])].map((value) => ({
    value,
    label: isPhotograph(value) ? `Photograph ${value}` : `Drawing ${value}`,
  }));
  return (
    <div className="grid gap-4">
      {photographs.includes(file) && <Thumbnail file={page.file} name={file} />}
      <Choice {...props} options={options} />
      <Upload label="Or add a photograph" of={name} />
    </div>
  );
}

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
  const address = `photographs/${roomOf(file)}/${encodeURIComponent(name)}`;
  // biome-ignore lint/performance/noImgElement: made small when it is asked for
  return <img alt="" className={className} src={deskRoutes.page(address)} />;
}

type ThumbnailProps = { file: string; name: string; className?: string };
