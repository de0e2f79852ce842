import { library } from "~/content/library.server";
import { newMemberMail } from "~/mail/account";
import { mailOperator } from "./mail-operator.server";
import type { SendNotice } from "./telling.server";

export const sendNewMember: SendNotice = ({ firstName, email }, { id }) =>
  mailOperator(newMemberMail({ productName: library().site.productName, firstName, email }), id);
