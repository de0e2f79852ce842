import { fixedAnswer, link, list, paragraph, strong } from "./fixed-answer";
import { foldTyped } from "./fold-typed";

// On folded text: lower case, no umlauts, no double letters, one blank between words. A word too many costs a kind
// answer that was not needed, so what could be meant either way counts.
const SIGNS: readonly RegExp[] = [
  // Named.
  /\bsu[ie]?[zc]id(?!prav)/,
  /\bsuizied/,
  /\bselb?st ?m[oa]rd/,
  /\bselb?st ?totung/,
  /\bfreitod\b/,
  /\b(?:kil|hang|hurt) myself\b/,
  /\bwan(?:t to|na) die\b/,
  /\bend my life\b/,
  /\bbin (?:so |echt |einfach |total )?lebensmud/,
  // Doing it.
  /\bich (?:\w+ ){0,5}?mich (?:\w+ ){0,3}?um(?: ?zu)? ?bring/,
  /\b(?:wil|mochte|werde|konte|mus|mag|soll?|einfach|lieber) mich (?:\w+ ){0,3}?um ?bring/,
  /\bmich um ?zu ?bring/,
  /\b(?:i|ich|i?) ?bring\w* (?:mich|mi) (?:\w+ ){0,2}?um\b/,
  /\bmi(?:ch)? (?:selb?st|selber) (?:um ?bring|toten|weg ?mach|verletz|verletz\w*)/,
  /\bi (?:\w+ ){0,4}?mi (?:\w+ ){0,2}?um ?bring/,
  /\bich (?:\w+ ){0,4}?mich (?:\w+ ){0,2}?(?:toten|erhangen|erschiesen|erschisen|vergiften|erstechen)\b/,
  /\b(?:hange?|heng) mich (?:\w+ ){0,2}?auf\b/,
  /\b(?:wil|mochte|werde) mich (?:\w+ )?aufhangen\b/,
  /\bmir (?:\w+ ){0,3}?(?:das|mein|s) leben (?:\w+ )?(?:neh?men|zu neh?men)/,
  /\b(?:mein|meine?m|dem|das|mit dem|mit meinem) leben (?:\w+ ){0,2}?(?:be ?enden|ein ende|schlus|schlus ?machen)/,
  /\bschlus ?(?:machen|zu machen)? (?:mit )?(?:de?m|meinem|m) leben\b/,
  /\bmir (?:\w+ ){0,3}?(?:was|etwas|wat|leid) (?:\w+ ){0,2}?an ?(?:zu ?)?tu/,
  /\btu(?:e|h)? mir (?:\w+ ){0,2}?(?:was|etwas|wat) an\b/,
  /\b(?:ritze?|schneide?|verletze?) mich (?:\w+ ){0,2}?(?:wieder|selb?st|selber|absichtlich)/,
  /\bmich (?:\w+ ){0,2}?(?:ritzen|zu ritzen)\b/,
  /\britze mich\b/,
  /\bpulsadern?\b/,
  /\b(?:von|vo) (?:de?r|einer|ner) bruck\w* (?:\w+ ){0,2}?(?:spring|sturz)/,
  /\bvor (?:den|einen|n|nen|de) (?:nachsten )?(?:zug|lkw|bahn) (?:\w+ ){0,2}?(?:werf|spring|schmeis|leg)/,
  /\bvo[mn] (?:\w+ )?(?:dach|hochhaus|balkon) (?:\w+ ){0,2}?(?:spring|sturz)/,
  /\b(?:ale|zu viele|uberdosis) (?:meine )?tableten (?:\w+ ){0,2}?(?:schluck|neh?m|gen?om)/,
  // Wishing it.
  /\b(?:wil|wils|wolte|mag|mochte|mocht|mog|kan|kans|wurde gerne?) (?:ich |i |einfach |so |nur |auch |gar |wirklich |echt |das ales ){0,3}(?:nicht|nich|nit|ned|net|nimer|nima|nie) ?(?:mehr|mer|mea|mehr so|langer)? ?(?:weiter ?)?(?:leben|lebn|da sein|auf ?wachen|existieren)\b/,
  /\b(?:ein|schlafen|schlaf) und (?:nicht|nich|nie|nimer) ?(?:mehr|mer|wieder)? ?auf ?wach/,
  /\bkein(?:e|en)? (?:lust|bock|kraft|grund|wilen) (?:mehr |mer )?(?:zum|zu|am) ?(?:\w+ )?leben\b/,
  /\bleben (?:\w+ ){0,3}?(?:kein(?:en)? sin|sin ?los|nicht (?:mehr )?lebenswert)/,
  /\b(?:wil|mochte|mocht|wurde gerne?|mag|mog) (?:ich |i |einfach |nur |ja |am liebsten |echt |gerne? |jetzt |doch ){0,4}(?:sterben|sterbn|steaben|tot sein|tod sein|verecken)\b(?! lasen)/,
  /\b(?:wunschte?|wunsch mir) (?:ich |mir |das |dass ){0,3}(?:ich )?(?:ware?|war) (?:\w+ )?(?:to[td]|nie geboren|nicht mehr da)\b/,
  /\b(?:war|ware) ich (?:\w+ ){0,2}?to[td]\b/,
  /\bich (?:war|ware) (?:\w+ ){0,2}?to[td]\b/,
  /\b(?:lieber|beser|am liebsten) to[td](?: sein| war| ware|$)/,
  /\bsterben wil\b(?!.*lasen)/,
  /\b(?:ohne mich|wen ich (?:nicht mehr da|weg|tot) (?:bin|ware?|war)) (?:\w+ ){0,3}?(?:beser|leichter)/,
  /\b(?:beser|leichter) (?:\w+ )?(?:dran )?ohne mich\b/,
  /\b(?:niemand|keiner|kein mensch) (?:\w+ ){0,2}?(?:wurde|wird) mich vermisen/,
  /\bniemand(?:em|en)? (?:\w+ ){0,2}?vermist mich\b/,
  /\b(?:seh\w*|find\w*|gibt|habe?|gibts) (?:\w+ ){0,4}?kein(?:en)? ausweg\b(?! aus)/,
  /^(?:ich )?(?:kan|pack|schaf|wil|mag)(?:e|s)? (?:das |es |einfach |echt |wirklich |al das )*(?:nicht|nich|nimer) ?(?:mehr|mer)?$/,
];

// Said of work, prices and clients, or the opposite of what it sounds like.
const FIGURES: readonly RegExp[] = [
  /\b(?:beruflich|finanziel|wirtschaftlich|unternehmerisch|preislich|digital|kariere?|preis|marketing)\w* ?(?:selb?st ?mord|suizid)\w*/g,
  /\b(?:ist|ware?|war|gleich) (?:ja |doch |das |fur \w+ |reiner |purer |der reinste ){0,3}selb?st ?mord\w*/g,
  /\b(?:wird|werden|kan|konen|bringt|bringen) mich (?:\w+ ){0,2}?um(?:bring\w*)?\b/g,
  /\b(?:nicht|kein) lebensmud\w*/g,
  /\b(?:da)?von (?:\w+ ){0,6}?(?:nicht|nich) (?:mehr )?leben\b/g,
  /\b(?:nicht|nie) sterben\b/g,
  /\bsterben (?:zu )?lasen\b/g,
  /\b(?:an|daran|dran) (?:\w+ ){0,3}?auf ?hang\w*/g,
];

/** Whether somebody seems to be in acute danger from themselves, in words as people type them. */
export function isCrisis(question: string): boolean {
  const typed = foldTyped(question);
  const meant = FIGURES.reduce((text, figure) => text.replace(figure, " … "), typed);
  return SIGNS.some((sign) => sign.test(meant));
}

/** Comes before anything else, instead of the model. */
export const CRISIS_ANSWER = fixedAnswer(
  paragraph(
    "Danke, dass du das schreibst. Das klingt sehr schwer, und damit sollst du nicht allein bleiben. Ich bin eine KI. Was du jetzt brauchst, ist ein Mensch, der dir zuhört:",
  ),
  list(
    [
      strong("TelefonSeelsorge: "),
      link("tel:08001110111", "0800 1110111"),
      ", ",
      link("tel:08001110222", "0800 1110222"),
      " oder ",
      link("tel:116123", "116 123"),
      ". Kostenlos, anonym, rund um die Uhr.",
    ],
    [
      strong("Lieber schreiben: "),
      "Chat und Mail über ",
      link("https://www.telefonseelsorge.de/", "TelefonSeelsorge"),
      ".",
    ],
    [strong("In akuter Gefahr: "), link("tel:112", "112"), "."],
  ),
  paragraph(
    "Ist jemand in deiner Nähe, dem du vertraust? Dann sag dieser Person, wie es dir geht. Alles hier kann warten. Und falls ich dich falsch verstanden habe: Schreib mir einfach weiter.",
  ),
);
