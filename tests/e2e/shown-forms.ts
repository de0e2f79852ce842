import type { Locator, Page } from "playwright/test";

const FORMS = "form[method=post]";

export interface ShownForm {
  /** The address that the form is sent to, and its intent. */
  name: string;
  at: number;
  /** Whether its button cannot be pressed now, as a code is on its way or something has to be done before. */
  isWaiting: boolean;
}

/** The forms of a page that change something. */
export const listForms = (page: Page): Promise<ShownForm[]> =>
  page.locator(FORMS).evaluateAll((forms) =>
    forms.flatMap((form, at) => {
      if (!(form instanceof HTMLFormElement)) return [];
      const wish = form.querySelector("[name=intent]");
      const intent = wish instanceof HTMLInputElement || wish instanceof HTMLButtonElement ? wish.value : "";
      const { pathname } = new URL(form.action);
      const name = `${pathname} ${intent}`
        .trim()
        .replace(/(?<=^\/mission\/)[^ /]+/, "$missionId")
        .replace(/(?<=^\/einladung\/).+/, "$code");
      const hasFields = form.querySelector("input:not([type=hidden]), textarea") !== null;
      const blocked = hasFields ? "button[aria-disabled=true]" : "button:is([aria-disabled=true], [disabled])";
      return [{ name, at, isWaiting: form.querySelector(blocked) !== null }];
    }),
  );

/** The form with the index `at`, unfolded. */
export async function openForm(page: Page, at: number): Promise<Locator> {
  const form = page.locator(FORMS).nth(at);
  await form.evaluate((element) => {
    const fold = element.closest("details");
    if (fold) fold.open = true;
  });
  return form;
}

const WRITTEN: Record<string, string> = {
  text: "Im Zug geschrieben",
  textarea: "Im Zug geschrieben",
  email: "im-zug@example.org",
  number: "3",
  time: "18:30",
  tel: "123456",
};

/** The fields of a form, also those that stand elsewhere on the page and name it. */
async function fieldsOf(form: Locator): Promise<Locator> {
  const id = await form.getAttribute("id");
  const within = form.locator("input, textarea");
  return id ? within.or(form.page().locator(`:is(input, textarea)[form="${id}"]`)) : within;
}

/** The visible buttons that send a form; an offer beside a field fills it in. */
export const buttonsOf = (form: Locator): Locator =>
  form.getByRole("button").and(form.page().locator(":not([name=offer])"));

/** Writes and chooses in every editable field of a form. */
export async function fillIn(form: Locator): Promise<void> {
  const isSavedByItself = (await buttonsOf(form).count()) === 0;
  for (const field of await (await fieldsOf(form)).all()) {
    if (!(await field.isEditable().catch(() => false))) continue;
    const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : "textarea"));
    if (kind === "radio" || kind === "checkbox") {
      // A form that saves each change by itself needs a change to be sent.
      // Chosen as keys do: a tap on an answer of the test would go on to the next one.
      if (!(await field.isChecked())) await field.dispatchEvent("click");
      else if (kind === "checkbox" && isSavedByItself) await field.uncheck({ force: true });
    } else {
      const text = (await field.getAttribute("inputmode")) === "numeric" ? "123456" : WRITTEN[kind];
      if (text && !(await field.getAttribute("readonly"))) await field.fill(text);
    }
  }
}

/** Values that are written and chosen in a form. */
export const valuesOf = async (form: Locator): Promise<string[]> =>
  (await fieldsOf(form)).evaluateAll((fields) =>
    fields
      .filter((field) => field.matches(":not([type=hidden]):not(:is([type=radio], [type=checkbox]):not(:checked))"))
      .flatMap((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [field.value] : [],
      ),
  );

export const writtenIn = (page: Page): Promise<string> => page.locator("body").innerText();

/** Presses a button; tells whether the browser would send the form, as no script took it, and prevents that. */
export async function isSentAsDocument(page: Page, button: Locator): Promise<boolean> {
  await page.evaluate(() =>
    window.addEventListener(
      "submit",
      (event) => {
        document.documentElement.dataset.sentBy = event.defaultPrevented ? "script" : "browser";
        event.preventDefault();
      },
      { once: true },
    ),
  );
  await button.click();
  return page.evaluate(() => document.documentElement.dataset.sentBy === "browser");
}
