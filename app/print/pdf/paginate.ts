import type { Row } from "./rows";

export interface Placed {
  row: Row;
  y: number;
}

/** Distributes rows over pages: glued rows move to the next page together, unless no page has room for all of them. */
export function paginate(rows: readonly Row[], height: number): Placed[][] {
  const pages: Placed[][] = [];
  let y = 0;
  const turn = () => {
    pages.push([]);
    y = 0;
  };
  const put = (row: Row) => {
    const page = pages.at(-1);
    if (!page || row.startsPage) turn();
    const before = y === 0 ? 0 : row.before;
    pages.at(-1)?.push({ row, y: y + before });
    y += before + row.height;
  };
  const place = (group: readonly Row[], cut: (group: readonly Row[]) => Row[][]) => {
    const needed = heightOf(group);
    const left = height - y - (group[0]?.before ?? 0);
    if (needed > height && group.length > 1) return cut(group).forEach((part) => place(part, single));
    if (needed > left && y > 0 && !group[0]?.startsPage) turn();
    group.forEach(put);
  };
  for (const group of groupBy(rows, ({ glued }) => glued !== "no")) {
    place(group, (all) => groupBy(all, ({ glued }) => glued === "always"));
  }
  return pages;
}

const single = (group: readonly Row[]): Row[][] => group.map((row) => [row]);

const heightOf = (group: readonly Row[]): number =>
  group.reduce((sum, { before, height }, at) => sum + height + (at > 0 ? before : 0), 0);

function groupBy(rows: readonly Row[], holds: (row: Row) => boolean): Row[][] {
  const groups: Row[][] = [];
  let goesOn = false;
  for (const row of rows) {
    if (goesOn) groups.at(-1)?.push(row);
    else groups.push([row]);
    goesOn = holds(row);
  }
  return groups;
}
