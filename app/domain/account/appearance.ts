export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Appearance {
  theme: Theme;
  /** Without animations, whatever the system says. */
  reducedMotion: boolean;
}
