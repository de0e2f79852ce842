import type { ReactNode } from "react";

const TAGS = ["h1", "h2", "h3", "h4"] as const;
export type HeadingLevel = 1 | 2 | 3 | 4;

/** The level follows the outline; size comes from className. */
export function Heading({
  level,
  className,
  id,
  children,
}: {
  level: HeadingLevel;
  className: string;
  id?: string;
  children: ReactNode;
}) {
  const Tag = TAGS[level - 1] ?? "h4";
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}
