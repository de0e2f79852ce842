import { collections } from "~/content/frontmatter/schema";
import { toSlug } from "~/domain/text/slugs";
import { EVIDENCE, headed, nextOrder, ofPath, pathOptions, type Kind } from "./kind";
import { taskSteps, toTask } from "./task-kind";

const mission = collections.roadmaps.shape;
const two = (order: number) => String(order).padStart(2, "0");

export const MISSION: Kind = {
  name: "mission",
  about: "eine Mission eines Pfads, mit ihrer ersten Aufgabe",
  steps: (standing, answers) => [
    { field: "path", question: "Zu welchem Pfad?", why: "Sie kommt an sein Ende.", options: pathOptions(standing) },
    {
      field: "title",
      question: "Wie heißt die Mission?",
      why: "Überschrift auf Karte und Seite.",
      schema: mission.title,
    },
    {
      field: "shortDescription",
      question: "Worum geht es, ganz kurz?",
      why: "Der Satz auf der Karte.",
      schema: mission.shortDescription,
    },
    {
      field: "description",
      question: "Was macht man hier?",
      why: "Ein, zwei Sätze über der Mission.",
      schema: mission.description,
    },
    {
      field: "explanation",
      question: "Wozu ist das gut?",
      why: "Steht als „Wozu das gut ist“ dabei.",
      schema: mission.explanation,
    },
    {
      field: "category",
      question: "Wozu gehört sie?",
      why: "Gruppiert die Missionen.",
      options: mission.category.options.map((value) => ({ value, label: value })),
    },
    {
      field: "estimatedTime",
      question: "Wie lange dauert sie?",
      why: "„45 Min“, „2–3 Stunden“ oder „Variabel“.",
      schema: mission.estimatedTime,
    },
    {
      field: "xpReward",
      question: "Wie viele XP bringt sie?",
      why: "Üblich sind 100 bis 350, je länger sie dauert, desto mehr.",
      schema: mission.xpReward,
      fallback: "150",
    },
    {
      field: "badge",
      question: "Wie heißt ihr Abzeichen?",
      why: "Bekommt man am Ende: „Klarheit gewonnen“.",
      schema: mission.badge,
    },
    {
      field: "aiCoachReminder",
      question: "Woran soll Inno unterwegs erinnern?",
      why: "Ein Satz oder eine Frage, während man an den Aufgaben sitzt: „Was könnte beim Versand schiefgehen?“",
      schema: mission.aiCoachReminder,
    },
    {
      field: "noteField",
      question: "Welche Frage steht am Ende über dem Notizfeld?",
      why: "Ein Blick zurück auf das Geschaffte: „Welches Produkt würdest du heute selbst kaufen, und warum?“",
      schema: mission.noteField,
    },
    { field: "begin", question: "Was hat man am Ende in der Hand?", why: "Der erste Satz der Seite." },
    ...taskSteps(answers),
  ],
  make(standing, answers) {
    const {
      path: slug = "",
      title = "",
      begin = "",
      taskTitle = "",
      taskDescription,
      taskType: _type,
      taskItems: _items,
      hue: _,
      ...texts
    } = answers;
    const order = nextOrder(ofPath(standing, slug));
    const id = `${slug}-${order}`;
    const data = {
      id,
      order,
      title,
      ...texts,
      xpReward: Number(answers.xpReward),
      resources: [],
      tasks: [toTask(`${id}-task-1`, answers)],
    };
    const file = `roadmaps/${slug}/${two(order)}-${toSlug(title)}.mdx`;
    return {
      file,
      write: () => headed(data, `${begin}\n\n### So gehst du vor\n\n1. **${taskTitle}.** ${taskDescription ?? ""}`),
      next: [
        `Ansehen, während npm run dev läuft: /mission/${slug}-${order}`,
        `Eine weitere Aufgabe: npm run content:new -- task --mission=${file}`,
        EVIDENCE,
        `Wonach Menschen fragen, wenn sie das brauchen: content/search/fragen-${slug}.mdx`,
      ],
    };
  },
};
