import { isPhotograph } from '#lib/content/names.ts';
import { member } from '#lib/words/form.ts';
import { Choice, Line } from './inputs.tsx';
import { Problems } from './problems.tsx';
import type { PropsOf } from './props.ts';
import { Thumbnail } from './thumbnail.tsx';

/** A drawing or a photograph that is there, or a new photograph. */
export function PictureChoice({ shape, form, name, label, page }: PropsOf<'picture'>) {
  const { photographs, drawings } = page.choices;
  const options = [...photographs, ...(shape.drawings ? drawings : [])].map((value) => ({
    value,
    label: isPhotograph(value) ? `Photograph ${value}` : `Drawing ${value}`,
  }));
  const file = String(member(form, 'file') ?? '');
  const alt = String(member(form, 'alt') ?? '');
  return (
    <fieldset id={name} className="grid gap-4 border-l-2 border-sand-200 pl-3">
      <legend className="mb-2 font-semibold">
        {shape.isOptional ? `${label} (not needed)` : label}
      </legend>
      {photographs.includes(file) && <Thumbnail file={page.file} name={file} alt={alt} />}
      <Problems name={name} page={page} />
      <Choice
        shape={{ kind: 'choice', options: [], hint: shape.hint, isOptional: shape.isOptional }}
        form={file}
        name={`${name}.file`}
        label="Picture"
        page={page}
        options={options}
      />
      <div>
        <label htmlFor={`upload:${name}`}>Or add a photograph</label>
        <p className="text-sm text-ink-2">Any size up to 30 MB, as the camera made it.</p>
        <input id={`upload:${name}`} name={`upload:${name}`} type="file" accept="image/*,.heic" />
      </div>
      {shape.alt && (
        <Line
          shape={{
            kind: 'text',
            least: 1,
            most: 1000,
            input: 'text',
            isOptional: false,
            hint: 'In a sentence, for those who cannot see it. Needed for every photograph.',
          }}
          form={alt}
          name={`${name}.alt`}
          label="What one sees"
          page={page}
        />
      )}
    </fieldset>
  );
}
