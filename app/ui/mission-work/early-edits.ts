/** An edit of a task or an item of one, or of the note when `task` is null, made before hydration. */
export interface EarlyEdit {
  mission: string;
  task: string | null;
  completed?: boolean;
  text?: string;
}

// Read while the scripts load, as hydration may put the server's value back.
let edits = typeof document === "undefined" ? [] : readEdits();

function readEdits(): EarlyEdit[] {
  return [...document.querySelectorAll<HTMLFormElement>("form[data-mission]")].flatMap((form) => {
    const mission = form.dataset.mission ?? "";
    const task = form.dataset.task ?? null;
    const boxes = form.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
    const text = form.querySelector<HTMLInputElement | HTMLTextAreaElement>("[name=answer],[name=note]");
    const found: EarlyEdit[] = [];
    for (const { name, value, checked, defaultChecked } of boxes) {
      if (checked !== defaultChecked) found.push({ mission, task: name === "item" ? value : task, completed: checked });
    }
    if (text && text.value !== text.defaultValue) found.push({ mission, task, text: text.value });
    return found;
  });
}

export function takeEarlyEdits(mission: string): EarlyEdit[] {
  const own = edits.filter((edit) => edit.mission === mission);
  edits = edits.filter((edit) => edit.mission !== mission);
  return own;
}
