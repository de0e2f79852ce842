import { Link } from "@remix-run/react";
import { Icon } from "./icons";

/** The way back at the top of a screen. */
export function BackLink({ to }: { to: string }) {
  return (
    <p>
      <Link className="icon-button" to={to} aria-label="Zurück">
        <Icon name="back" />
      </Link>
    </p>
  );
}
