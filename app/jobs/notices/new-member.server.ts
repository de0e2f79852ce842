import { library } from "~/content/library.server";
import { newMemberMail } from "~/mail/account";
import { mailOperator } from "./mail-operator.server";
import type { Tell } from "./telling.server";

export const tellNewMember: Tell = ({ firstName, email }, { id }) =>
  mailOperator(newMemberMail({ productName: library().site.productName, firstName, email }), id);
