import { expect, test } from "vitest";
import { type Account, getAccount } from "#app/features/accounts/account.server.ts";
import { buildStudent } from "#app/features/auth/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { handleSaveForm } from "./save-account-form.server.ts";

await createTestDatabase();

const PAGE = "http://localhost/espace-etudiant/compte";

/** The form of the account as the page renders it, with these changes. */
function buildForm(account: Account | null, changes: Record<string, string>): FormData {
  const form = new FormData();
  const fields = {
    firstName: account?.firstName ?? "",
    lastName: account?.lastName ?? "",
    locale: "fr",
    noticeMessage: "at-once",
    noticeState: "at-once",
    noticeMissingPiece: "at-once",
    noticeDeadline: "at-once",
    noticeConsent: "at-once",
    quiet: "on",
    quietFrom: "21",
    quietTo: "7",
    baseDetails: JSON.stringify(account?.baseDetails),
  };
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.set(name, value);
  return form;
}

/** Submits the form of a user who changes nothing of the account, with these device preferences. */
async function send(cookie: string, choices: Record<string, string>) {
  const actor = await buildStudent();
  const form = buildForm(await getAccount(actor), choices);
  const answer = await handleSaveForm(new Request(PAGE, { headers: { cookie } }), actor, form);
  if (!(answer instanceof Response)) throw new Error("the form was refused");
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return { cookies, to: answer.headers.get("location") };
}

const SAVED = "/espace-etudiant/compte?saved=yes";
const SAME = "/espace-etudiant/compte?saved=same";
const unchanged = { theme: "", baseTheme: "", baseDataSaver: "" };

test("handleSaveForm: sets the cookies of the theme and the data saver that were chosen", async () => {
  const chosen = { ...unchanged, theme: "dark", dataSaver: "on" };
  expect(await send("", chosen)).toEqual({ cookies: ["theme=dark", "saver=on"], to: SAVED });
  const undoChoices = { theme: "", baseTheme: "dark", baseDataSaver: "on" };
  const both = "theme=dark; saver=on";
  expect(await send(both, undoChoices)).toEqual({ cookies: ["theme=", "saver=off"], to: SAVED });
});

test("handleSaveForm: an outdated page does not undo a theme or data saver chosen elsewhere", async () => {
  const both = "theme=dark; saver=on";
  expect(await send(both, unchanged)).toEqual({ cookies: [], to: SAME });
  // Both pages chose the same: nothing changes.
  const same = { ...unchanged, theme: "dark", dataSaver: "on" };
  expect(await send(both, same)).toEqual({ cookies: [], to: SAME });
});

test("handleSaveForm: does not turn saver=slow into a choice", async () => {
  const formValues = { ...unchanged, dataSaver: "on", baseDataSaver: "on" };
  expect(await send("saver=slow", formValues)).toEqual({ cookies: [], to: SAME });
});

test("handleSaveForm: saves a single name, and returns it on conflict with another page", async () => {
  const actor = await buildStudent();
  const accountWhenOpened = await getAccount(actor);
  const save = (changes: Record<string, string>) =>
    handleSaveForm(new Request(PAGE), actor, buildForm(accountWhenOpened, changes));
  const oneName = { lastName: "Suharto", firstName: "", "firstName.none": "on" };
  expect(await save(oneName)).toBeInstanceOf(Response);
  expect(await getAccount(actor)).toMatchObject({ firstName: "", lastName: "Suharto" });
  // A page opened before, which changes nothing of the names.
  const staleResult = await save({ noticeState: "daily" });
  if (staleResult instanceof Response) throw new Error("the page was not too old");
  expect(staleResult.data.submitted).toMatchObject(oneName);
  const placeholderResult = await save({ ...oneName, firstName: "-", "firstName.none": "" });
  expect(placeholderResult).toMatchObject({ data: { errors: { firstName: "name-placeholder" } } });
});

test("handleSaveForm: returns the other page's phone formatted, and saves it unformatted", async () => {
  const actor = await buildStudent();
  const accountWhenOpened = await getAccount(actor);
  const formWithPhone = (number: string) =>
    buildForm(accountWhenOpened, { "phone.country": "SN", "phone.number": number });
  await handleSaveForm(new Request(PAGE), actor, formWithPhone("771234567"));
  const staleForm = formWithPhone("781112233");
  const refused = await handleSaveForm(new Request(PAGE), actor, staleForm);
  if (refused instanceof Response) throw new Error("the page was not too old");
  expect(refused.data.savedAccount?.phone).toBe("+221\u00A077\u00A0123\u00A045\u00A067");
  staleForm.set("baseDetails", String(refused.data.submitted.baseDetails));
  staleForm.set("acceptSaved.phone", "on");
  await handleSaveForm(new Request(PAGE), actor, staleForm);
  expect((await getAccount(actor))?.phone).toBe("+221771234567");
});
