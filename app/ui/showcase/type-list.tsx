import { Begin } from "./begin";
import { ShowcaseBar } from "./bar";
import { TypeRow, type ShownType } from "./type-row";

export function TypeList({ productName, types }: { productName: string; types: readonly ShownType[] }) {
  return (
    <main id="main" className="showcase" tabIndex={-1}>
      <ShowcaseBar productName={productName} current="/typen" />
      <div className="showcase-body">
        <header className="showcase-head">
          <h1>{`${types.length} Typen, ${types.length} Arten zu arbeiten`}</h1>
          <p className="text-lead text-soft">
            Der Test ordnet dir einen davon zu und schlägt dir drei Pfade vor. Lies ruhig erst, was dich erwartet.
          </p>
        </header>
        <TypeRow types={types} />
        <section className="closing">
          <h2>Welcher bist du?</h2>
          <p>24 Fragen, etwa 5 Minuten. Vorher legst du ein Konto an, damit dein Ergebnis erhalten bleibt.</p>
          <Begin />
        </section>
      </div>
    </main>
  );
}
