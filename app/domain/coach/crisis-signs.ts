// All patterns match folded text (fold-typed.ts): lower case, no umlauts, no double letters, one blank between words.
// Ambiguous phrases count: a kind answer too many costs less than one too few.
const UM_BRINGEN = String.raw`um ?(?:zu ?)?br[ia]n?ge?[nst]?\b`;
const NOT_ANY_MORE = String.raw`(?:nicht|nich|nit|ned|net|ni?m[ae]r?|nie) ?(?:mehr|mer|mea|langer)? ?`;
const FILL = String.raw`(?:ich |i |einfach |eigentlich |so |nur |noch |auch |gar |ja |doch |jetzt |gerne? |wirklich |echt |am liebsten |das ales ){0,4}`;
const WANT = String.raw`\b(?:wil|wils|wolte|mag|mochte?|mog|wurde|konte)`;
const DEAD = String.raw`(?:tot|tod)`;
const someWords = (most: number) => String.raw`(?:\w+ ){0,${most}}?`;

const sign = (...parts: string[]): RegExp => new RegExp(parts.join(""));

export const SIGNS: readonly RegExp[] = [
  // The act named.
  /\bsu[ie]?[zc]i[dt](?!prav)/,
  /\bselbs?t? ?(?:m[oa]r[dt]|totung)/,
  /\bfreitod\b/,
  /\b(?:kil|hang|hurt) myself\b/,
  /\b(?:want to|wana) die\b/,
  /\bend my life\b/,
  /\blebensmud/,
  // The act described.
  sign(String.raw`\b(?:ich|i) `, someWords(5), String.raw`(?:mich|mi) `, someWords(3), UM_BRINGEN),
  sign(WANT, String.raw` (?:mich|mi|sich) `, someWords(2), UM_BRINGEN),
  sign(String.raw`\b(?:mich|mi|sich) `, someWords(1), String.raw`um ?zu ?bring`),
  /\b(?:ich|i) bring\w* (?:mich|mi) (?:\w+ ){0,2}?um(?:$| (?!die|den|das|ein|mehr))/,
  /\bmi(?:ch)? selb(?:st|er) (?:um ?bring|toten|verletz|ritz)/,
  /\bich (?:\w+ ){0,4}?mich (?:\w+ ){0,2}?(?:toten|erhangen|erschiesen|vergiften|ritzen)\b/,
  /\b(?:ritze?|schneide?|verletze?) mich (?:\w+ ){0,2}?(?:wieder|selbst|selber|absichtlich)/,
  /\bhange? mich (?:\w+ ){0,2}?auf\b/,
  /\b(?:wil|mochte|werde) mich (?:\w+ )?auf ?hangen\b/,
  /\bmir (?:\w+ ){0,3}?(?:das|mein) leben (?:zu )?ne[hm]/,
  /\bne?h?me? mir (?:\w+ )?(?:das|mein) leben\b/,
  /\b(?:mein|meinem|dem|das) leben (?:\w+ ){0,2}?(?:be?enden?|ein ende|schlus)/,
  /\bschlus (?:\w+ )?mit (?:dem|meinem) leben\b/,
  /\bmir (?:\w+ ){0,3}?(?:was|etwas|wat|leid) (?:\w+ )?an ?(?:zu ?)?tu/,
  /\btue? mir (?:\w+ )?(?:was|etwas|wat) an\b/,
  /\bpulsadern?\b/,
  /\b(?:von|vom) (?:\w+ )?(?:bruck|dach|hochhaus|balkon)\w* (?:\w+ ){0,2}?(?:spring|sturz)/,
  /\b(?:spring\w*|sturze?) (?:mich )?(?:\w+ ){0,2}?(?:von|vom) (?:\w+ )?(?:bruck|dach|hochhaus|balkon)/,
  /\bmich (?:\w+ )?vor (?:den|einen|n|nen) (?:\w+ )?(?:zug|lkw|bahn)\b/,
  /\b(?:vor|unter) (?:den|einen) (?:\w+ )?(?:zug|lkw|bahn) (?:werf|spring|schmeis)/,
  /\b(?:ale|zu viele|uberdosis) (?:meine )?tableten (?:\w+ ){0,2}?(?:schluck|neh?m|genom)/,
  // The wish.
  sign(
    WANT.replace("konte", "kan"),
    " ",
    FILL,
    NOT_ANY_MORE,
    String.raw`(?:weiter ?)?(?:lebe?n?|da sein|auf ?wachen|existieren)\b`,
  ),
  sign(String.raw`\b\w*schlafe?n? und `, NOT_ANY_MORE, String.raw`(?:wieder )?auf ?wach`),
  sign(WANT, " ", FILL, String.raw`(?:sterbe?n?|`, DEAD, String.raw` sein|verecken)\b(?! lasen)`),
  sign(String.raw`\bich (?:ware?|war) `, someWords(2), DEAD, String.raw`\b`),
  sign(String.raw`\b(?:ware?|war) ich `, someWords(2), String.raw`(?:`, DEAD, String.raw`|nie geboren)\b`),
  /\bich ware? nie geboren\b/,
  sign(String.raw`\b(?:lieber|beser|am liebsten) `, DEAD, String.raw`(?: sein| war| ware|$)`),
  /\bkeine?n? (?:lust|bock|kraft|grund|wilen) (?:mehr |mer )?(?:zum|zu|am) (?:\w+ )?leben\b/,
  /\bleben (?:\w+ ){0,3}?(?:keine?n? sin|sin ?los|nicht (?:mehr )?lebenswert)/,
  /\b(?:ohne mich|wen ich (?:nicht mehr da|weg|tot) (?:bin|ware?)) (?:\w+ ){0,3}?(?:beser|leichter)/,
  /\b(?:beser|leichter) (?:\w+ )?(?:dran )?ohne mich\b/,
  /\b(?:niemand|keiner) (?:\w+ ){0,2}?mich vermisen/,
  /\b(?:seh|find|gib|hab)\w* (?:\w+ ){0,4}?keine?n? ausweg\b(?! aus)/,
  /^(?:ich )?(?:kan|pack|schaf|wil|mag)e? (?:das |es |einfach |echt |wirklich |al das )*(?:nicht|nich|nimer) ?(?:mehr|mer)?$/,
];

// Figures of speech about work, prices and clients, and negations that only sound like a sign.
export const FIGURES: readonly RegExp[] = [
  /\b(?:beruflich|finanziel|wirtschaftlich|unternehmerisch|digital)\w* (?:selbstmord|suizid)\w*/g,
  /\b(?:ist|ware|war) (?:das )?(?:ja |doch |fur \w+ |reiner |purer |der reinste ){0,3}selbstmord\w*/g,
  /\b(?:wird|werden|kan|konen|bringt|bringen) mich (?:\w+ ){0,2}?um(?:bring\w*)?\b/g,
  /\b(?:nicht|kein|ja) lebensmud\w*/g,
  /\b(?:da)?von (?:\w+ ){0,6}?(?:nicht|nich) (?:mehr )?leben\b/g,
  /\bnicht (?:mehr )?(?:\w+ ){0,2}?(?:da)?von \w+ leben\b/g,
  /\b(?:nicht|nie) sterben\b/g,
  /\bsterben (?:zu )?lasen\b/g,
  /\b(?:an|daran) (?:\w+ ){0,3}?auf ?hang\w*/g,
];
