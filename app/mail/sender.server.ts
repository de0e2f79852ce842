import { library } from "~/content/library.server";
import { env } from "~/environment/env.server";

export const sender = () => ({
  name: library().site.productName,
  address: env().MAIL_FROM ?? library().site.operator.email,
});
