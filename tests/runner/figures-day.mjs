/** Day on which the content's figures must hold in a run: today's would turn it red at New Year without a change. */
export const FIGURES_DAY = "2026-12-01";
