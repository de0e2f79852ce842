import type { ReactNode } from "react";
import { Icon, type IconName } from "../kit";

interface Feature {
  icon: IconName;
  title: ReactNode;
  text: string;
}

export function FeatureList({ features }: { features: Feature[] }) {
  return (
    <ul className="grid gap-3">
      {features.map(({ icon, title, text }) => (
        <li key={icon} className="flex gap-3.5 rounded-card border border-line bg-surface px-4.5 py-4 tight:flex-wrap">
          <span className="flex-none text-primary">
            <Icon name={icon} />
          </span>
          <span>
            <strong className="block">{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
