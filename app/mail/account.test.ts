import { expect, test } from "vitest";
import { newMemberMail } from "./account";

test("the operator reads a new member's address in letters", () => {
  const { text } = newMemberMail({ productName: "Startklar", firstName: "Anna", email: "anna@xn--bcher-kva.test" });
  expect(text).toContain("Anna (anna@bücher.test) hat die E-Mail-Adresse bestätigt.");
});
