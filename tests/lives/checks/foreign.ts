import { addressOf, markOf, type Person } from "../model/scene";
import type { Heard } from "../world/device";

/** Words of another person in an answer to somebody who is logged in, as German sentences. */
export function foreignWords({ path, device, answer }: Parameters<Heard>[0], people: readonly Person[]): string[] {
  const owner = people.find(({ account }) => account !== null && account === device.session?.account);
  return people.flatMap((other) => {
    if (other === owner) return [];
    const words = [markOf(other), other.name, addressOf(other)].filter((word) => answer.text.includes(word));
    // Whoever registers or logs in is told what they have typed.
    if (words.length === 0 || !owner) return [];
    return [`${owner.name} sieht auf ${path} etwas von ${other.name}: ${words.join(", ")}`];
  });
}
