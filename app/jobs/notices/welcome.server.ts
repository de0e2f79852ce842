import { FREE_WEEKS } from "~/domain/payments/access";
import { welcomeMail } from "~/mail/account";
import { mailGreeting, mailPerson, type SendNotice } from "./telling.server";

export const sendWelcome: SendNotice = (person, { id }) =>
  mailPerson(person, welcomeMail({ ...mailGreeting(person), weeks: FREE_WEEKS }), id);
