import { transform } from "lightningcss";
import { cssTargets } from "./browser-floor.mjs";

/**
 * PostCSS plugin: lowers newer CSS to what the floor's browsers understand. Colours become sRGB first, as Lightning CSS
 * would keep them in three forms, each for some of the browsers. Tailwind's licence is in its package.
 */
export const lowerStyles = {
  postcssPlugin: "lower-styles",
  OnceExit(root, { result, postcss }) {
    const { code } = transform({
      filename: root.source?.input.file ?? "styles.css",
      code: Buffer.from(root.toString()),
      minify: process.env.NODE_ENV === "production",
      targets: cssTargets(),
      visitor: { Color: toSrgb },
    });
    const css = code
      .toString()
      .replaceAll("--lightningcss-", "--")
      .replace(/^\/\*![^*]*\*\//, "");
    result.root = withoutRegistrations(postcss.parse(css, { from: root.source?.input.file }));
  },
};

/**
 * Removes Tailwind's @property registrations and applies its fallback rule for all elements unconditionally: that alone
 * suffices for the floor.
 */
function withoutRegistrations(root) {
  root.walkAtRules("property", (rule) => {
    if (rule.params.startsWith("--tw-")) rule.remove();
  });
  root.walkAtRules("supports", (rule) => {
    if (rule.parent.name === "layer" && rule.parent.params === "properties") rule.replaceWith(rule.nodes);
  });
  return root;
}

function toSrgb(color) {
  if (color.type === "light-dark") return { ...color, light: toSrgb(color.light), dark: toSrgb(color.dark) };
  if (color.type !== "oklch") return color;
  const [r, g, b] = fromOklch(color).map((part) => Math.round(255 * Math.min(1, Math.max(0, gamma(part)))));
  return { type: "rgb", r, g, b, alpha: color.alpha };
}

/** Converts by the matrices of CSS Color 4 (OKLab to linear sRGB). */
function fromOklch({ l, c, h }) {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const gamma = (part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
