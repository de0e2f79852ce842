import { NATIVE_APP_ID } from "~/domain/account/native-app";
import { env } from "~/environment/env.server";
import { refusal } from "~/http/refusal.server";

/** Lets Android open links of this host in the app that is signed with one of these certificates. */
export function loader(): Response {
  const { NATIVE_ANDROID_CERT: certificates } = env();
  if (!certificates) throw refusal(404);
  const target = {
    namespace: "android_app",
    package_name: NATIVE_APP_ID,
    sha256_cert_fingerprints: certificates.split(","),
  };
  return Response.json([{ relation: ["delegate_permission/common.handle_all_urls"], target }], {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
}
