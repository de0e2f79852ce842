import { listCustomers } from "~/db/stripe-customers.server";
import { syncPerson } from "./stripe/sync.server";

/** Reads the purchases of all who have ever been at Stripe again, one after the other; one that fails stops no other. */
export async function syncEverybody({
  now,
  onFailure,
}: {
  now: Date;
  onFailure: (userId: string, error: unknown) => void;
}): Promise<{ people: number; failed: number }> {
  const people = await listCustomers();
  let failed = 0;
  for (const { userId } of people) {
    await syncPerson({ userId, now }).catch((error: unknown) => {
      failed++;
      onFailure(userId, error);
    });
  }
  return { people: people.length, failed };
}
