import { Agent, request as ask } from "node:http";

export interface LoadRequest {
  status: number;
  milliseconds: number;
}

interface Target {
  port: number;
  path: string;
  cookie?: string;
}

/** Requests a document like a browser, and measures its duration; status 0 when no answer came. */
export function askFor({ port, path, cookie }: Target, agent?: Agent): Promise<LoadRequest> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const end = (status: number) => done({ status, milliseconds: performance.now() - startedAt });
    const headers = { Accept: "text/html", ...(cookie ? { Cookie: cookie } : {}) };
    const request = ask({ host: "127.0.0.1", port, path, headers, agent }, (response) => {
      response.resume();
      response.once("end", () => end(response.statusCode ?? 0));
    });
    request.once("error", () => end(0));
    request.end();
  });
}

/** Keeps sending requests on so many connections, each as soon as it is answered, until stopped. */
export function keepAsking(target: Target, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: LoadRequest[] = [];
  let isOver = false;
  const lane = async () => {
    while (!isOver) answers.push(await askFor(target, agent));
  };
  const lanes = Promise.all(Array.from({ length: connections }, lane));
  return {
    answers,
    /** Waits for the last answers. */
    async stop(): Promise<LoadRequest[]> {
      isOver = true;
      await lanes;
      agent.destroy();
      return answers;
    },
  };
}

/** The given percentile of the values. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
