import { describeAccountDeletion } from "./account-deletion";
import { describeAccountSettings } from "./account-settings";
import { describeAddressChange } from "./address-change";
import { describeDataExport } from "./data-export";
import { describeInvitation } from "./invitation";
import { describeOn } from "../app/suites";

describeOn("postgres", {
  settings: describeAccountSettings,
  "address change": describeAddressChange,
  "data export": describeDataExport,
  deletion: describeAccountDeletion,
  invitation: describeInvitation,
});
