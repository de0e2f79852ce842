import * as z from "zod";
import type { Scene } from "../model/scene";

const row = z.object({ token: z.string(), user_id: z.string() });

/** Phones that are told somebody's messages without them being logged in there, or are not told, as German sentences. */
export async function comparePhones({ world, devices, now }: Scene): Promise<string[]> {
  const rows = z.array(row).parse(await world.read("select token, user_id from push_tokens"));
  return devices.flatMap(({ token, label, phone, session }) => {
    const owner = rows.find((each) => each.token === token)?.user_id ?? null;
    const isThere = phone?.isSure === true && session?.account.id === phone.owner && now < session.ends;
    if (owner === null) return isThere ? [`${label} bekommt die Nachrichten von ${phone.owner} nicht.`] : [];
    return owner === phone?.owner ? [] : [`${label} bekommt die Nachrichten von ${owner}.`];
  });
}
