import { measureSlowBrowser } from "./browser/measure.mjs";
import { measureContent } from "./content/measure.mjs";
import { measureColdStarts } from "./measure/cold-starts.mjs";
import { measureCpu } from "./measure/cpu.mjs";
import { measureMemory } from "./measure/memory.mjs";
import { measureQueries } from "./measure/queries.mjs";
import { measureScreens } from "./measure/screens.mjs";
import { measureSearch } from "./search/measure.mjs";
import { measureTexts } from "./texts/measure.mjs";
import { measureEvening } from "./scale/evening.mjs";
import { measureScale } from "./scale/measure.mjs";

/**
 * Sections in running order. `apart`: without the app that the others share. `onRequest`: only when named, as it takes
 * minutes.
 */
export const SECTIONS = [
  { id: "screens", label: "Bytes und Anfragen", measure: measureScreens },
  { id: "queries", label: "Abfragen", measure: measureQueries },
  { id: "cpu", label: "CPU", measure: measureCpu },
  { id: "memory", label: "Speicher", measure: measureMemory },
  { id: "cold", label: "Kaltstarts", measure: measureColdStarts },
  { id: "browser", label: "Langsamer Browser", measure: measureSlowBrowser, needsChromium: true },
  { id: "content", label: "Inhalte", measure: measureContent, apart: true },
  { id: "texts", label: "Texte für Tag und Mensch", measure: measureTexts, apart: true },
  { id: "search", label: "Suche", measure: measureSearch, apart: true },
  { id: "evening", label: "Ein Abend", measure: measureEvening, apart: true },
  { id: "scale", label: "Viele Menschen", measure: measureScale, apart: true, onRequest: true },
];
