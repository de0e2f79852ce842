// Lower bound for the cost of a page: node:http, renderToString and gzip, with SELECTS Drizzle selects.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { gzip } from "node:zlib";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { toElement } from "../../page/tree.mjs";
import { openSelects } from "./selects.mjs";

const { env } = process;
const tree = JSON.parse(readFileSync(env.TREE, "utf8"));
const selects = await openSelects(env);
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" };

createServer(async (_request, response) => {
  await selects.run();
  gzip(`<!DOCTYPE html>${renderToString(toElement(tree, createElement))}`, (_error, body) => {
    response.writeHead(200, headers);
    response.end(body);
  });
}).listen(Number(env.PORT), env.HOST);

process.on("SIGTERM", async () => {
  await selects.close();
  process.exit();
});
