import { addressOf, markOf, type Person } from "../model/scene";
import type { Asked } from "../world/device";

/** Words of another person in an answer to somebody who is logged in, as German sentences. */
export function foreignWords({ path, sent, device, answer }: Asked, people: readonly Person[]): string[] {
  const owner = people.find(({ account }) => account !== null && account === device.session?.account);
  return people.flatMap((other) => {
    if (other === owner) return [];
    // What was typed may be said again.
    const words = [markOf(other), other.name, addressOf(other)].filter(
      (word) => answer.text.includes(word) && !sent.includes(word),
    );
    // Whoever registers or logs in is told what they have typed.
    if (words.length === 0 || !owner) return [];
    return [`${owner.name} sieht auf ${path} etwas von ${other.name}: ${words.join(", ")}`];
  });
}
