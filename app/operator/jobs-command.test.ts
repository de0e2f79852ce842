import { expect, test } from "vitest";
import { readJobsCommand } from "./jobs-command";

const ID = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";

test.each([
  [[], { kind: "list" }],
  [[`--nochmal=${ID.toUpperCase()}`], { kind: "end", how: "retry", id: ID }],
  [["--nochmal", "alle"], { kind: "end", how: "retry", id: null }],
  [["--weg=alle"], { kind: "end", how: "forget", id: null }],
])("%j", (args, command) => expect(readJobsCommand(args)).toEqual(command));

test.each([
  [["--nochmal=1"]],
  [["--nochmal"]],
  [["--weg="]],
  [["alle"]],
  [["--nochmal=alle", "--weg=alle"]],
  [["--x"]],
])("%j is explained", (args) => expect(() => readJobsCommand(args)).toThrow("So geht es: npm run jobs"));
