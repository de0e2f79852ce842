import { Icon } from "../drawings/icons";
import { input } from "../variants";

/** A plain GET form that needs no scripts, whatever the page does with them. */
export function SearchField({ query = "", className = "" }: { query?: string; className?: string }) {
  return (
    <form action="/suche" role="search" className={`print:hidden ${className}`}>
      <div className="relative">
        <input
          key={query}
          className={`${input()} pe-13`}
          type="search"
          name="q"
          aria-label="Wonach suchst du?"
          placeholder="Suchen"
          maxLength={200}
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button
          className="absolute inset-y-0 end-0 grid w-12 cursor-pointer place-items-center rounded-full text-primary"
          aria-label="Suchen"
        >
          <Icon name="search" size={20} />
        </button>
      </div>
    </form>
  );
}
