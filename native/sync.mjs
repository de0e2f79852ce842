// `npm run native:sync`: makes the projects for Android Studio and Xcode in native/android and native/ios where they
// are missing, applies dress.mjs, and copies the app's files into them. Neither project is in Git.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { configOf, readAppUrl } from "./config.mjs";
import { dressAndroid, dressIos } from "./dress.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

/** `platforms`: "android", "ios" or both; without one, both. Resolves to the exit code. */
export async function main(platforms, { APP_URL }) {
  process.chdir(here);
  const appUrl = readAppUrl(APP_URL);
  if (!appUrl) {
    process.stderr.write(
      "Setz APP_URL auf die öffentliche Adresse der App, etwa https://startklar.example. Die App auf dem Telefon öffnet sie.\n",
    );
    return 1;
  }
  if (!existsSync("node_modules/@capacitor/cli")) npm("ci");
  mkdirSync("www", { recursive: true });
  const offline = readFileSync("offline.html", "utf8").replace("APP_URL", appUrl);
  for (const name of ["index.html", "offline.html"]) writeFileSync(`www/${name}`, offline);
  writeFileSync("capacitor.config.json", `${JSON.stringify(configOf(appUrl), null, 2)}\n`);
  for (const platform of platforms.length > 0 ? platforms : ["android", "ios"]) make(platform, appUrl);
  return 0;
}

function make(platform, appUrl) {
  if (!existsSync(platform)) cap("add", platform);
  if (platform === "android") dressAndroid(`${here}android`, new URL(appUrl).hostname);
  if (platform === "ios") dressIos(`${here}ios`);
  cap("sync", platform);
}

function cap(...args) {
  execFileSync(process.execPath, ["node_modules/@capacitor/cli/bin/capacitor", ...args], { stdio: "inherit" });
}

function npm(...args) {
  execFileSync("npm", [...args, "--no-audit", "--no-fund"], { stdio: "inherit", shell: process.platform === "win32" });
}
