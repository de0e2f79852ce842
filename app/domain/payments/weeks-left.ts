/** „1 Woche“, „3 Wochen“ */
export const weeksText = (weeks: number): string => `${weeks} ${weeks === 1 ? "Woche" : "Wochen"}`;

/** Line below the name of the free plan. */
export function trialNote(weeksLeft: number): string {
  if (weeksLeft === 0) return "Deine Testphase ist beendet";
  return weeksLeft === 1 ? "Dein Tarif, letzte Woche" : `Dein Tarif, noch ${weeksText(weeksLeft)}`;
}
