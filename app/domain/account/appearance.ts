export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Appearance {
  theme: Theme;
  /** Turns animations off, whatever the system setting. */
  reducedMotion: boolean;
}
