import { deskRoutes } from '#lib/desk-routes.ts';

type Props = {
  act: string;
  label: string;
  /** What goes with it, unseen. */
  fields?: Record<string, string> | undefined;
  look?: 'main' | 'danger' | undefined;
};

/** A button that does one thing. */
export function Press({ act, label, fields = {}, look }: Props) {
  return (
    <form method="post" action={deskRoutes.act(act)} className="mt-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={look}>
        {label}
      </button>
    </form>
  );
}
