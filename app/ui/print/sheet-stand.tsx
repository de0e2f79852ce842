import type { TypedAddress } from "~/domain/missions/sheet";
import { Address } from "./address";

/** The last line of a sheet: its date, and the address of its page. */
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

/** The foot of a sheet that has nothing else to say there. */
export const SheetFoot = (stand: Stand) => (
  <footer className="sheet-foot sheet-kept">
    <SheetStand {...stand} />
  </footer>
);
