import { request } from "node:http";

/**
 * Sends one request; the body is returned as sent, still compressed.
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
export function send(url, { method = "GET", headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
