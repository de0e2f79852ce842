import { expect, test } from "vitest";
import { smtpSettings } from "./settings";

const FROM = "hallo@bücher.test";

test.each([
  ["smtp://user:secret@mail.example:587", true],
  ["smtp://user:secret@10.0.0.5", true],
  ["smtp://user:secret@localhost.example", true],
  ["smtp://user:secret@127.0.0.1:25", false],
  ["smtp://user:secret@localhost:25", false],
  ["smtp://user:secret@[::1]:25", false],
  ["smtp://mail.example:25", false],
])("%s needs encryption: %s", (url, requireTLS) => expect(smtpSettings(url, FROM)).toMatchObject({ requireTLS }));

test("the greeting is the sender's domain as DNS has it", () => {
  expect(smtpSettings("smtp://mail.example", FROM).name).toBe("xn--bcher-kva.test");
});

test("a certificate counts everywhere but on this host", () => {
  expect(smtpSettings("smtps://mail.example", FROM).tls).toBeUndefined();
  expect(smtpSettings("smtps://localhost", FROM).tls).toEqual({ rejectUnauthorized: false });
});
