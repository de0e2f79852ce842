import { newestCodeIn, sendTo, startServer, type Server } from "./process";
import { Visitor } from "../app/visitor";

/** The app as `npm start` runs it, at a port that stays the same when it is started again; `options` are Node's. */
export const serve = ({
  dataDir,
  port,
  environment = {},
  options = [],
}: {
  dataDir: string;
  port: number;
  environment?: Record<string, string>;
  options?: string[];
}): Promise<Server> =>
  startServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    APP_URL: "http://localhost:3000",
    NODE_OPTIONS: options.join(" "),
    ...environment,
  });

/** A browser that talks to whichever process listens at this port, under its configured origin. */
export const browserOf = (port: number): Visitor =>
  new Visitor((request) => sendTo(`http://localhost:${port}`, request));

/** The code in the newest mail to an address. */
export const readCode = (dataDir: string, email: string): Promise<string> => newestCodeIn(dataDir, email);
