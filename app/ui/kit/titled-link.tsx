import { Icon, type IconName } from "./drawings/icons";
import { Link } from "./link";

export function TitledLink({
  to,
  icon,
  iconSize,
  title,
  text,
  className,
}: {
  to: string;
  icon: IconName;
  iconSize?: number;
  title: string;
  text: string;
  className: string;
}) {
  return (
    <Link className={`group row text-inherit ${className}`} to={to}>
      <span className="shrink-0 text-primary">
        <Icon name={icon} size={iconSize} />
      </span>
      <span>
        <strong className="group-hover:underline">{title}</strong>
        <span className="block text-sm text-soft">{text}</span>
      </span>
    </Link>
  );
}
