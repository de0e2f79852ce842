import { ButtonColumns } from "../frame/button-columns";
import { button } from "../kit/variants";

/** The same document on paper and as files: plain links, so that nothing waits for scripts. */
export const SheetLinks = ({ links }: { links: readonly { to: string; label: string; isFile: boolean }[] }) => (
  <ButtonColumns>
    {links.map(({ to, label, isFile }) => (
      <a key={to} className={button("quiet")} href={to} download={isFile || undefined}>
        {label}
      </a>
    ))}
  </ButtonColumns>
);
