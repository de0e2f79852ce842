import { Link } from "./link";
import { Icon } from "./drawings/icons";

export function BackLink({ to, label = "Zurück" }: { to: string; label?: string }) {
  return (
    <p>
      <Link className="icon-button" to={to} aria-label={label}>
        <Icon name="back" />
      </Link>
    </p>
  );
}
