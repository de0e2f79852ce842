const SEGMENT =
  "grid min-h-11 cursor-pointer place-items-center rounded-full font-semibold " +
  "peer-checked:bg-[light-dark(var(--color-surface),var(--color-primary-soft))] peer-checked:text-primary " +
  "peer-checked:shadow-card peer-focus-visible:[outline:3px_solid_var(--color-primary)] peer-focus-visible:outline-offset-2";

/** One of a few choices side by side; `id` is what styles ask about. */
export function Segment({
  field,
  value,
  id,
  name,
  isChosen,
}: {
  field: string;
  value: string;
  id?: string;
  name: string;
  isChosen: boolean;
}) {
  return (
    <label>
      <input
        type="radio"
        name={field}
        id={id}
        className="peer absolute opacity-0"
        value={value}
        defaultChecked={isChosen}
      />
      <span className={SEGMENT}>{name}</span>
    </label>
  );
}
