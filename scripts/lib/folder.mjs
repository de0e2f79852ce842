/**
 * Why the app cannot be built in this folder; null: it can. The compiler takes what follows these signs for a part of an address,
 * and ends without saying so.
 */
export function whyNotBuilding(folder) {
  const [sign] = /[#?]/.exec(folder) ?? [];
  if (!sign) return null;
  return `Im Pfad ${folder} steht ein „${sign}“, mit dem der Compiler nicht zurechtkommt: Benenn den Ordner um, und starte noch einmal.`;
}
