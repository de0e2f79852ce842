import type { UpgradeCard as Upgrade } from "~/domain/coach/texts";
import { button, Link } from "../kit";

export function UpgradeCard({ title, text, action }: Upgrade) {
  return (
    <section className="card flex flex-col gap-3 bg-accent-soft print:hidden">
      <h2>{title}</h2>
      <p>{text}</p>
      <Link className={button("next")} to={action.href}>
        {action.label}
      </Link>
    </section>
  );
}
