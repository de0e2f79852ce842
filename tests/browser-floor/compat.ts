import compat, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data";
import { FLOOR } from "../../scripts/lib/browser-floor.mjs";

/** Browserslist's name of a browser → its name in the compatibility data. */
const NAMES: Record<string, BrowserName> = {
  safari: "safari",
  ios_saf: "safari_ios",
  chrome: "chrome",
  firefox: "firefox",
};

/** The data's entry at a path such as `css.properties.gap`; undefined when there is none. */
export function entryAt(path: readonly string[]): Identifier | undefined {
  let at: Identifier | undefined = compat[path[0] === "css" ? "css" : path[0] === "api" ? "api" : "javascript"];
  for (const key of path.slice(1)) at = at && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

/** The browsers of the floor that lack a feature; none when the data has no statement about it. */
export function lacking(entry: Identifier | undefined): string[] {
  const statement = entry?.__compat;
  return statement ? FLOOR.filter((browser) => !supports(statement, browser)).map(nameOf) : [];
}

const nameOf = ({ browser, version }: { browser: string; version: string }) => `${browser} ${version}`;

function supports(statement: CompatStatement, { browser, version }: { browser: string; version: string }): boolean {
  const name = NAMES[browser];
  if (!name) throw new Error(`The floor names ${browser}, which the compatibility data does not know.`);
  const said = statement.support[name];
  return said !== undefined && [said].flat().some((support) => isIn(support, version));
}

/** Whether a version has the feature. Prefixed support counts: the built styles contain both spellings. */
function isIn(
  { version_added, version_removed, flags, partial_implementation }: SimpleSupportStatement,
  version: string,
) {
  if (typeof version_added !== "string" || version_added === "preview" || flags || partial_implementation) return false;
  return !isLater(version_added.replace("≤", ""), version) && !(version_removed && !isLater(version_removed, version));
}

function isLater(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split(".").map(Number));
  const [major = 0, minor = 0] = a ?? [];
  const [otherMajor = 0, otherMinor = 0] = b ?? [];
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}
