import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { codePage, readSession } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { env } from "~/environment/env.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { member, pending, isKnown } = await readSession(request);
  if (member) throw redirect(member.quizCompleted ? "/home" : "/quiz");
  if (pending) throw redirect(codePage(pending));
  if (isKnown) throw redirect("/auth");
  const { productName, tagline, description } = library().site;
  return json({
    productName,
    tagline,
    description,
    typicalHours: library().typicalHours,
    url: `${env().APP_URL}/`,
    isDevelopment: env().NODE_ENV === "development",
  });
});
