import { library } from "~/content/library.server";
import { sendMail } from "~/mail/deliver.server";
import type { MailAddress } from "~/mail/mailer";
import { accountDeletedMail } from "~/mail/account";
import type { AccountEnding } from "./endings";

export const farewell = ({ sender }: { sender: () => MailAddress }): AccountEnding => ({
  name: "farewell",
  prepare:
    async () =>
    async ({ email, firstName }) => {
      const mail = accountDeletedMail({ productName: library().site.productName, firstName });
      await sendMail({ to: { name: firstName, address: email }, from: sender(), ...mail });
    },
});
