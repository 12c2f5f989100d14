import { Field, type Option } from '#app/desk/parts/desk-field.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';

type Props = {
  /** Pages that it can be like, by their addresses at the desk. */
  of: readonly Option[];
  name?: string | undefined;
};

/** Makes a page like one that is there. */
export function Another({ of, name }: Props) {
  const [first] = of;
  const id = `another-${first?.value}`;
  return (
    <ActForm act="words" className="mt-4 grid gap-4" data-stays="">
      {of.length > 1 ? (
        <Field id={`${id}-file`} label="Like" name="file" options={of} />
      ) : (
        <input name="file" type="hidden" value={first?.value} />
      )}
      <Field
        defaultValue={name}
        dir="auto"
        hint="All its other words are those of that page, until you tap and change them. Nobody sees it before it is published."
        id={`${id}-name`}
        label="Name of the new page"
        name="name"
        required
      />
      <details>
        <summary className="py-2">Its address</summary>
        <Field
          autoCapitalize="off"
          hint="Without it, the name is taken."
          id={`${id}-slug`}
          label="End of its address (not needed)"
          name="slug"
        />
      </details>
      <button className="main justify-self-start" name="do" type="submit" value="copy">
        Make it
      </button>
    </ActForm>
  );
}
