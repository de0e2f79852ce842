export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

/** Parses the form encoding of Stripe's clients: `items[0][price]=price_1`, `expand[]=customer`, also in a query. */
export function parseForm(text: string): Form {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text)) put(root, pathOf(key), value);
  return Object.fromEntries([...root].map(([name, node]) => [name, valueOf(node)]));
}

type Branch = Map<string, string | Branch>;

/** `a[b][0]` → a, b, 0 */
const pathOf = (key: string): string[] => {
  const [, name = key, rest = ""] = /^([^[]+)(.*)$/.exec(key) ?? [];
  return [name, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, part = ""]) => part)];
};

function put(branch: Branch, [head = "", ...rest]: string[], value: string): void {
  const name = head === "" ? String(branch.size) : head;
  if (rest.length === 0) {
    branch.set(name, value);
    return;
  }
  const there = branch.get(name);
  const next: Branch = there instanceof Map ? there : new Map();
  branch.set(name, next);
  put(next, rest, value);
}

function valueOf(node: string | Branch): FormValue {
  if (typeof node === "string") return node;
  const isList = [...node.keys()].every((name, index) => name === String(index));
  if (isList) return [...node.values()].map(valueOf);
  return Object.fromEntries([...node].map(([name, child]) => [name, valueOf(child)]));
}
