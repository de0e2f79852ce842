/** Words without meaning for the search (grammar, asking, talking to an app), as written, not as stems. */
const GRAMMAR = `
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner
ich du er sie es wir ihr man mich mir dich dir sich uns euch ihm ihn ihnen
mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner
unser unsere unseren eure euer ihre ihren ihrem ihrer ihres
dieser diese dieses diesen diesem jener jene jede jeder jedes jeden jedem alle alles allem allen etwas nichts nix
und oder aber denn sondern weil dass das ob wenn falls als wie wo da dann damit also auch noch nur schon sehr mal
an auf aus bei beim bis durch für gegen hinter im in ins mit nach neben ohne über um unter vom von vor während wegen
zu zum zur zwischen ab seit trotz pro je am
nicht nie immer oft hier dort dabei dafür dazu davon daran darauf daraus darin darüber darum deshalb trotzdem
ist bin bist sind seid war waren gewesen wird werde werden wirst wurde worden hat habe haben hast hatte hätte
kann können könnte könnten kannst muss müssen müsste musst darf dürfen dürfte darfst soll sollen sollte sollst will wollen
willst möchte möchten mag lässt lassen gibt geht gehen geh tun tue tut getan mache machen macht mach gemacht
eigentlich überhaupt genau so doch nun jetzt gerade heute erst ganz viel viele vielen mehr wenig ziemlich
einfach gut besser am besten richtig so solche solchen irgendwie irgendwas irgendein bereits sowas selber selbst
dich mich vielleicht wohl halt eben denn etwa rund circa ca usw bzw zb`;

const ASKING = `
wer was wann wo woher wohin warum wieso weshalb wozu welche welcher welches welchen welchem wieviel wieviele womit worauf
woran worin worum wofür wonach wovon inwiefern brauche brauch braucht brauchen brauchst benötige nötig
heißt heissen bedeutet bedeuten meint weiß wissen kenne finde finden suche sagen sag
gilt stimmt klappt funktioniert läuft genau bekomme kriege bekommt kriegt komme kommt
nehmen nehme nimmt sehen sieht stehen steht stelle stellen gehört gehören hilft helfen`;

const TALKING = `
hallo hi hey moin servus bitte danke dankeschön ok okay ja nein na ne nee inno app startklar
hilf hilfe erklär erkläre erklären erklärst zeig zeige zeigen gib nenn nenne sag beantworte antworte
tipp tipps ahnung plan sicher unsicher verstehe versteh verstanden wirklich kurz schnell eigentlich`;

const DIALECT = `
i mi di ma mia mir dia si de dees des dös dera dem deren da dr do is san bin sin nimma net ned nöd nit nich nichts nix nie no noch nomal
oa oan oana oane oaner oans koa koan koane a an nen ner nem ne n s'n eh halt fei scho schon gell gäu wia wos wo wer wen wann wega wegen
hob hab ham hamma hat hod habts hast haste biste kannste musste muass miass müass muas derf derfs ko konn kenna kennan kon soi soll solls
krieg krieag kriag kriagt kriegt kimm kimmt geh gehts gehst gibts mog mag moch mach mochs machs macha gmacht gsagt gwesen wuart wurd würd
vo vom vui vui vü ois ollas alles oiwei oiwai ebbes eppes bissl bisserl bisschen nei eini aussi auffi obi nauf naus nunter
sagn song frog sog schaug schau gucken guck mal ma mei dei sei meim deim seim uns eich
tät täte tun tua tuat dat wat ick ik jo jau dit nu hier so wie'n son sone sonen obs ob obi dauernd echt garnicht gar
denen deren dessen bevor reicht hin her jemand niemand raus rein
weil wenn dass oafach oanfach ofang sowas irgendwo woaß woass guad guat kloa kloan kloane kloana kenna
uff uf ufm aufm innem inner dr ihne inne mer mr ma isch ich'n ooch och ok wieda nüscht nischt keene keen keener eena eener bisken bisle bissle büschn
jetz jetzat jetza grod grad ebber epper ebba hobn hobts chan cha mues muess müend wöll wott wottsch will'd hätt wär wärs dürf dörf dörfs miassn
woin woit wolle dän dene deene iwwer üwer ieber iba über'm nimmi nemme nimmer joa nö ju nee na'jo sünd ik mi di he se wi ji dit dütt denn'n
för vun mit'm ohn ahn glieks würklich wirklich kannt kunnt soin solln sollt söll sölle däd dät dääd gern'n bin'i hob'i i'm werds werd wird'n
uns'rer dess des'n wos'n wia'n wiar wie'st wo'd wenn'd dass'd obst ob'st ey alta digga junge mensch mann'n halt'n einglich eigntlich`;

const ENGLISH = `
the an to for how what why when where which who is are was be been am do does did can could should would will need want get got
my your our their his her its this that these those of with and or but not no yes if than then there here
i you he she we they me him us them just really very much many more some any all on in at by from about into out up as so too also`;

const words = (text: string) => text.trim().split(/\s+/);

export const STOP_WORDS: readonly string[] = [
  ...words(GRAMMAR),
  ...words(ASKING),
  ...words(TALKING),
  ...words(DIALECT),
  ...words(ENGLISH),
];
