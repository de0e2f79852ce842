import { Fragment } from "react";
import { QrCode } from "./qr-code";

export interface Way {
  /** Of the page, as it is typed, and its QR code. */
  address: string;
  code: boolean[][];
}

/** From paper to the page. */
export const SheetWay = ({ label, address, code }: Way & { label: string }) => (
  <p className="sheet-way">
    <QrCode matrix={code} label={`${label}: ${address}`} />
    <Address text={address} />
  </p>
);

/** Breaks behind a slash rather than within a word. */
const Address = ({ text }: { text: string }) => (
  <span>
    {text.split("/").map((part, index) => (
      <Fragment key={part}>
        {index > 0 ? (
          <>
            /<wbr />
          </>
        ) : null}
        {part}
      </Fragment>
    ))}
  </span>
);
