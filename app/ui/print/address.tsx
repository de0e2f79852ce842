import { Fragment } from "react";
import type { TypedAddress } from "~/domain/missions/sheet";

/** An address as it is typed, and a link on screens. Breaks after a slash rather than within a word. */
export const Address = ({ address, className }: { address: TypedAddress; className?: string }) => (
  <a href={address.url} className={className}>
    {address.typed.split("/").map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? (
          <>
            /<wbr />
          </>
        ) : null}
        {part}
      </Fragment>
    ))}
  </a>
);
