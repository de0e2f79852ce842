import { FREE_WEEKS } from "~/domain/payments/access";
import { welcomeMail } from "~/mail/account";
import { greeting, mailPerson, type Tell } from "./telling.server";

export const tellWelcome: Tell = (person, { id }) =>
  mailPerson(person, welcomeMail({ ...greeting(person), weeks: FREE_WEEKS }), id);
