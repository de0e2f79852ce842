import { expect, test } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { MISSION, startDevice, tick } from "../app/device";
import { LIST } from "./content-with-items";
import { sendForm, tickedOf } from "./items";

const PAPER = "/pfad/nachtragen";
const [ONE, TWO] = [`${LIST}.eins`, `${LIST}.zwei`];

/** Items of a checklist wherever else work is read: on paper, in files, in what is taken along, and after a reset. */
export function describeItemsElsewhere(app: () => App): void {
  test("a sheet has a box for each, the portfolio those of a list that is begun, and missions_data tasks alone", async () => {
    const email = "items-read@example.org";
    const { member, send } = await startDevice(app(), email);
    const text = async (path: string) => (await (await member.get(path)).text()).replaceAll("<!-- -->", "");
    expect(await text("/mission/content-creator-in-1/druck")).toContain("☐ Satz laut gelesen");
    expect(await text("/mappe.md")).not.toContain("Satz laut gelesen");
    await send(tick(ONE, true));
    expect(await text("/mission/content-creator-in-1/druck?inhalt=antworten")).toContain("☑ Satz laut gelesen");
    expect(await text("/mission/content-creator-in-1/druck?inhalt=leer")).toContain("☐ Satz laut gelesen");
    expect(await text("/mappe.md")).toContain("### Fertig machen\n\n- [x] Satz laut gelesen\n- [ ] Satz jemandem");
    for (const path of ["/mappe", "/mappe/druck", "/mappe?suche=LAUT"])
      expect(await text(path)).toContain("☑ Satz laut gelesen\n☐ Satz jemandem gezeigt");
    expect(await text("/mappe?suche=jemandem")).not.toContain("Satz jemandem gezeigt");
    const page = await text("/profile/export?format=html");
    expect(page).toMatch(
      new RegExp(
        `Fertig machen: Satz laut gelesen \\(${ONE.replaceAll(".", "\\.")}\\)</dd><dt>Abgehakt</dt><dd>☑ Ja</dd>`,
      ),
    );
    const [row] = await app().query(
      sql`select missions_data::text as data from user_missions_data join profiles p using (user_id) where p.email = ${email}`,
    );
    expect(row?.data).toContain(MISSION);
    expect(row?.data).not.toContain(ONE);
  });

  test("from paper items are entered like tasks, and the last one takes its task along", async () => {
    const email = "items-paper@example.org";
    const member = await startMember(app(), email);
    const today = /name="day"[^>]*value="([^"]+)"/.exec(await (await member.get(PAPER)).text())?.[1] ?? "";
    const enter = (...ids: string[]) =>
      member.post(
        PAPER,
        new URLSearchParams([...ids.map((id) => ["task", `${MISSION}/${id}`]), ["day", today]]).toString(),
      );
    await enter(ONE);
    const page = (await (await member.get(PAPER)).text()).replaceAll("<!-- -->", "");
    expect(page).toContain("1 Häkchen nachgetragen");
    expect(page).not.toContain(`value="${MISSION}/${ONE}"`);
    expect(page).toContain(`value="${MISSION}/${TWO}"`);
    await enter(TWO);
    expect(await tickedOf(app(), email)).toEqual([LIST, ONE, TWO]);
    expect((await enter(`${LIST}.fremd`)).status).toBe(400);
  });

  test("a single item makes a path begun: leaving it can be undone, and brings the item back", async () => {
    const email = "items-reset@example.org";
    const { member } = await startDevice(app(), email);
    await sendForm(member, [ONE], false);
    await member.post("/career-path-selection", { path: "va-allround" });
    expect(await tickedOf(app(), email)).toEqual([]);
    const page = await (await member.get("/rueckgaengig")).text();
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "";
    await member.post("/rueckgaengig", { id });
    expect(await tickedOf(app(), email)).toEqual([ONE]);
  });
}
