import tailwind from "@tailwindcss/postcss";
import { lowerStyles } from "./scripts/lib/lower-styles.mjs";
import { splitStyles } from "./scripts/lib/split-styles.mjs";

// Tailwind's own optimiser has a floor of its own, which is newer.
export default { plugins: [tailwind({ optimize: false }), lowerStyles, splitStyles] };
