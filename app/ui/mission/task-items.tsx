import type { TaskItem } from "~/content/library";

/** The points of a checklist, each with its box. */
export function TaskItems({
  items,
  isOpen,
  isTicked,
  onTick,
}: {
  items: readonly TaskItem[];
  isOpen: boolean;
  isTicked: (id: string) => boolean;
  onTick: (id: string, completed: boolean) => void;
}) {
  return (
    <fieldset>
      <legend className="sr-only">Punkte</legend>
      {items.map(({ id, text, required }) => (
        <label key={id} className="row min-h-11 cursor-pointer py-1.5">
          <input
            type="checkbox"
            className="size-6.5 shrink-0 accent-primary"
            name="item"
            value={id}
            checked={isTicked(id)}
            disabled={!isOpen}
            onChange={({ target: { checked } }) => onTick(id, checked)}
          />
          <span>
            {text}
            {required ? null : <span className="text-sm text-soft"> (freiwillig)</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
