import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { page } from "~/auth/mutation.server";
import { readSession } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { env } from "~/env.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { member, pending, isKnown } = await readSession(request);
  if (member) throw redirect(member.quizCompleted ? "/home" : "/quiz");
  if (pending) throw redirect("/email-verification");
  if (isKnown) throw redirect("/auth");
  const { productName, tagline, description } = library.site;
  const { typicalHours } = library;
  return json({ productName, tagline, description, typicalHours, isDevelopment: env.NODE_ENV === "development" });
});
