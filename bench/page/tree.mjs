const TOKEN = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const WITH_JAVASCRIPT_ONLY = /<script\b[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** `[tag, attributes, ...children]` without scripts, texts as strings. Rendered again, it gives the same HTML. */
export function parsePage(html) {
  const top = ["top", {}];
  const open = [top];
  for (const [, close, tag, attributes, selfClosing, text] of html.replace(WITH_JAVASCRIPT_ONLY, "").matchAll(TOKEN)) {
    if (text !== undefined) open.at(-1).push(decode(text));
    else if (close) open.pop();
    else if (tag) {
      const element = [tag, parseAttributes(attributes)];
      open.at(-1).push(element);
      if (!selfClosing) open.push(element);
    }
  }
  return top[2];
}

export function countElements(tree) {
  return typeof tree === "string" ? 0 : 1 + tree.slice(2).reduce((sum, child) => sum + countElements(child), 0);
}

/** The tree as React elements, made anew for each page as a component would. */
export function toElement(tree, createElement) {
  if (typeof tree === "string") return tree;
  const [tag, attributes, ...children] = tree;
  return createElement(tag, attributes, ...children.map((child) => toElement(child, createElement)));
}

function parseAttributes(text) {
  const pairs = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [name, decode(value)]);
  return Object.fromEntries(pairs.map(([name, value]) => [name, parseValue(name, value)]));
}

/** Boolean attributes, which React knows by the same name and does not accept as empty text. */
const FLAG = /^(async|checked|controls|defer|disabled|hidden|loop|multiple|muted|open|required|reversed|selected)$/;

function parseValue(name, value) {
  if (name === "style") return parseStyle(value);
  return FLAG.test(name) ? true : value;
}

const parseStyle = (value) => Object.fromEntries(value.split(";").map((rule) => rule.split(/:(.*)/s, 2)));

const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&#39;": "'" };
const decode = (text) => text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity]);
