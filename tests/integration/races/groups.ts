/** Groups of at most `size` names, in some of which any two stand together. */
export function groupsOfAllPairs(names: readonly string[], size: number): string[][] {
  const apart = new Map(names.map((name) => [name, new Set(names.filter((other) => other !== name))]));
  const left = (name: string) => apart.get(name) ?? new Set<string>();
  const groups: string[][] = [];
  for (;;) {
    const group: string[] = [];
    while (group.length < size) {
      const isNew = ([name]: readonly [string, unknown]) => !group.includes(name);
      const gains = [...apart].filter(isNew).map(([name, others]) => {
        const met = group.filter((each) => others.has(each)).length;
        return { name, met, open: others.size };
      });
      // The most pairs at once; among equals whoever has most left, who also begins.
      const [best] = gains.sort((one, other) => other.met - one.met || other.open - one.open);
      if (!best || (best.met === 0 && (group.length > 0 || best.open === 0))) break;
      group.push(best.name);
    }
    if (group.length === 0) return groups;
    for (const one of group) for (const other of group) left(one).delete(other);
    groups.push(group);
  }
}
