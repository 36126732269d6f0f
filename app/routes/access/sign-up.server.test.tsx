import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { getAccount } from "#app/features/accounts/account.server.ts";
import { findUserIdsByEmail } from "#app/features/auth/create-user.server.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import SignUpPage, { action } from "./sign-up.tsx";

await createTestDatabase();

type Answer = {
  submitted?: object;
  data: { ok?: true; errors?: Record<string, string>; submitted?: object };
};

/** Submits the sign-up form like a browser without scripts. */
async function send(email: string, names: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, visitor);
  const body = new URLSearchParams({ ...names, email, password: "cinq girafes lisent le soir" });
  const request = new Request("http://localhost:3000/inscription", {
    method: "POST",
    body,
    headers: { origin: "http://localhost:3000" },
  });
  const signUp = action as unknown as (args: unknown) => Promise<Answer>;
  const answer = await signUp({ request, context, params: {} });
  return "data" in answer ? answer.data : answer;
}

test("sign-up action: accepts a single name when its box is ticked, and stores no first name", async () => {
  const email = "suharto@exemple.test";
  const one = { lastName: " Suharto ", firstName: "", "firstName.none": "on" };
  expect(await send(email, one)).toMatchObject({ ok: true });
  const id = (await findUserIdsByEmail([email])).get(email) ?? "";
  const person = await getAccount({ kind: "student", id, name: "", email, locale: "fr" });
  expect(person).toMatchObject({ firstName: "", lastName: "Suharto" });
});

test("sign-up action: refuses a dash or an empty first name, with all other errors at once", async () => {
  const email = "personne@exemple.test";
  expect(await send("nobody", { lastName: "Suharto", firstName: "-" })).toMatchObject({
    errors: { firstName: "name-placeholder", email: "email-invalid" },
  });
  const empty = await send(email, { lastName: ".", firstName: "" });
  expect(empty.errors).toEqual({ firstName: "required", lastName: "name-placeholder" });
  const both = await send(email, { lastName: "", firstName: "Awa", "firstName.none": "on" });
  expect(both).toMatchObject({
    errors: { firstName: "one-name-typed", lastName: "required" },
    submitted: { firstName: "Awa", "firstName.none": "on" },
  });
  expect(await findUserIdsByEmail([email])).toEqual(new Map());
});

/** Renders the page with this action result. */
function renderResult(answer: unknown): string {
  const loaderData = { next: "", providers: [], hasDemoInbox: false, email: undefined };
  const props = { loaderData, actionData: answer } as unknown as Parameters<typeof SignUpPage>[0];
  const element = <SignUpPage {...props} />;
  const pages = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/inscription"] });
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

test("sign-up action: fills the form with the corrected email and the submitted names", async () => {
  const names = { firstName: "Aïssatou", lastName: "Ndiaye <b>" };
  const result = await send("aissatou@gmial.com", names);
  const checkEmailPage = renderResult(result);
  expect(checkEmailPage).toContain("Vouliez-vous dire aissatou@gmail.com");
  expect(checkEmailPage).not.toContain("girafes");
  const fields = [
    ...checkEmailPage.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
  ];
  const form = Object.fromEntries(fields.map(([, name, value]) => [name, value]));
  expect(form).toEqual({
    ...{ firstName: "Aïssatou", lastName: "Ndiaye &lt;b&gt;" },
    ...{ email: "aissatou@gmail.com", intent: "change-email" },
  });
  const filledForm = renderResult(
    await send("aissatou@gmail.com", { ...names, intent: "change-email" }),
  );
  for (const value of ["Aïssatou", "Ndiaye &lt;b&gt;", "aissatou@gmail.com"])
    expect(filledForm).toContain(`value="${value}"`);
  expect(filledForm).not.toContain("girafes");
  expect(await findUserIdsByEmail(["aissatou@gmail.com"])).toEqual(new Map());
});
