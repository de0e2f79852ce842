import type { FaultReason, SmtpFault } from "./smtp/fault";

const WHAT_TO_DO: Readonly<Record<FaultReason, string>> = {
  timeout:
    "antwortet nicht. Sieh nach, ob Host und Port in SMTP_URL stimmen (smtps:// gehört zu Port 465, smtp:// zu 587) und keine Firewall dazwischen ist.",
  "host-unknown": "gibt es nicht. Sieh nach, ob der Host in SMTP_URL richtig geschrieben ist.",
  "nobody-listens": "nimmt keine Verbindung an. Sieh nach, ob er läuft und ob der Port in SMTP_URL stimmt.",
  certificate:
    "hat kein gültiges Zertifikat für diesen Namen. Nimm in SMTP_URL den Namen, auf den es ausgestellt ist, oder erneuere es.",
  "no-encryption":
    "bietet keine Verschlüsselung an, und das Passwort geht nicht im Klartext hin. Nimm smtps:// mit Port 465 oder einen anderen Server.",
  tls: "spricht an diesem Port eine andere Verschlüsselung. smtps:// gehört zu Port 465, smtp:// zu 587.",
  "login-refused":
    "nimmt Benutzer oder Passwort aus SMTP_URL nicht an. Zeichen wie @, : und / darin werden als %40, %3A und %2F geschrieben.",
  rejected: "weist uns ab. Was er sagt, steht dahinter.",
  deferred: "will uns gerade nicht. Was er sagt, steht dahinter; es wird weiter versucht.",
  broken: "hat die Verbindung abgebrochen.",
};

/** One sentence for the operator; never the address with its password. */
export function mailServerText(url: string, { reason, said }: SmtpFault): string {
  const { host } = new URL(url);
  return `Der Mailserver ${host} ${WHAT_TO_DO[reason]}${said === "" ? "" : ` (${said})`}`;
}
