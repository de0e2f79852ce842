import { attachment } from "./attachment";

/** A file to be saved; `name` with its extension. */
export interface SentFile {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  name: string;
}

const CACHE = { private: "private, no-store", public: "public, max-age=3600" } as const;

/** "private": of one member. "public": the same for everyone. */
export const fileResponse = ({ body, type, name }: SentFile, access: keyof typeof CACHE): Response =>
  new Response(body, {
    headers: { "Content-Type": type, "Content-Disposition": attachment(name), "Cache-Control": CACHE[access] },
  });
