import type { TypedAddress } from "~/domain/missions/sheet";
import { Address } from "./address";

/** The last line of a sheet: of which day it is, and where its page is. */
export interface Stand {
  date: string;
  productName: string;
  address: TypedAddress;
}

export const SheetStand = ({ date, productName, address }: Stand) => (
  <p>
    Stand: {date} · {productName} · <Address address={address} />
  </p>
);

/** Of a sheet that has nothing else to say below. */
export const SheetFoot = (stand: Stand) => (
  <footer className="sheet-foot sheet-kept">
    <SheetStand {...stand} />
  </footer>
);
