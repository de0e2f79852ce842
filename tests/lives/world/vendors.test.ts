import { expect, test } from "vitest";
import { startVendors } from "./vendors";

/** By a list for its key alone a process that begins sees that the key is good; else it asks a question, and takes what is prepared for somebody. */
test("the model lists its names to whoever has its key, also when another life has begun", async () => {
  const vendors = await startVendors();
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: url, OPENAI_MODEL: name } = vendors.environment;
  const list = (headers: Record<string, string>) => fetch(`${url}/models`, { headers });
  const expectProof = async () => {
    expect((await list({})).status).toBe(401);
    const listed = await list({ Authorization: `Bearer ${key}` });
    expect(await listed.text()).toContain(`"${name}"`);
  };
  try {
    await expectProof();
    await vendors.begin(new Date(Date.UTC(2027, 4, 2)));
    await expectProof();
  } finally {
    await vendors.close();
  }
});
