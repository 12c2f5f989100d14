type Props = { label: string; value: string; fields?: Record<string, string> };

export function Search({ label, value, fields = {} }: Props) {
  return (
    <form method="get" className="mt-4 flex max-w-[32rem] flex-wrap items-end gap-2">
      {Object.entries(fields).map(([name, held]) => (
        <input key={name} type="hidden" name={name} value={held} />
      ))}
      <div className="grow basis-48">
        <label htmlFor="q">{label}</label>
        <input id="q" name="q" type="search" defaultValue={value} maxLength={60} />
      </div>
      <button type="submit">Search</button>
    </form>
  );
}
