import { compileAppScript } from "../../scripts/lib/app-module.mjs";
import { root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";

const ADDRESSES = `
  import { calendarAddress } from "~/signed/calendar-address.server";
  import { companionPath } from "~/signed/companion-address.server";
  import { unsubscribeAddress } from "~/signed/unsubscribe-address.server";
  import { compose } from "~/process/compose.server";
  const [, , userId, calendarKey] = process.argv;
  await compose(process.env, ["secrets"]);
  const pathOf = (address) => address.slice(new URL(address).origin.length);
  process.stdout.write(
    JSON.stringify({
      calendar: pathOf(calendarAddress(calendarKey)),
      companion: companionPath({ step: "week", linkKey: userId }),
      unsubscribe: pathOf(unsubscribeAddress({ userId, kind: "weeklyMail" })),
    }),
  );
  process.exit(0);
`;

/** Addresses that are used without a login, and that only the app's secret makes: `{ calendar, companion, unsubscribe }`. */
export async function addressesOf({ userId, calendarKey }, { env }) {
  const file = await compileAppScript(ADDRESSES, "bench/addresses");
  const { code, output } = await run(process.execPath, [file, userId, calendarKey], { cwd: root, env, capture: true });
  if (code !== 0) throw new Error(`No addresses:\n${output}`);
  return JSON.parse(output);
}
