import { afterEach, describe, expect, test } from "vitest";
import { SHOWN_ONCE } from "#app/client/action-result.tsx";
import { type Actor, visitor } from "#app/features/access/actor.ts";
import { setClock } from "#app/platform/clock.ts";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { removeFormerSecret, rotateSecret } from "#tests/support/rotate-secret.ts";
import { readActionResult, redirectToActionResult } from "./action-result-cookie.server.ts";

setConfig(readConfig({ APP_SECRET: "a secret of thirty-two characters!" }));
afterEach(() => setClock());

const SIGN_IN = "https://ecole.example/en/connexion?next=%2Fespace-etudiant";
const DATA = { ok: false, errors: { email: "email-invalid" }, submitted: { email: "awa@" } };

const user = { id: "1", name: "Awa", email: "awa@ecole.example", locale: "fr" } as const;
const student: Actor = { ...user, kind: "student" };

type Submission = {
  address?: string;
  actor?: Actor;
  cookie?: string;
  mode?: string;
  data?: unknown;
};

function send({ address = SIGN_IN, actor = visitor, cookie = "", ...form }: Submission = {}) {
  const headers = { "sec-fetch-mode": form.mode ?? "navigate", cookie };
  const request = new Request(address, { method: "POST", headers });
  const data = "data" in form ? form.data : DATA;
  return redirectToActionResult(request, actor, { data, status: 422, retryAfter: "30" });
}

type Changes = { path?: string; cookie?: string; mode?: string };

/** The request of a browser that follows the redirect, with the new cookie. */
function follow(headers: Headers | null, changes: Changes = {}) {
  const location = new URL(headers?.get("Location") ?? "", SIGN_IN);
  const cookie = changes.cookie ?? headers?.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  if (changes.path) location.pathname = changes.path;
  const mode = changes.mode ?? "navigate";
  return new Request(location, { headers: { cookie, "sec-fetch-mode": mode } });
}

describe("redirectToActionResult and readActionResult", () => {
  test("restore the result on the page of the form, in both languages, for ten minutes", async () => {
    const redirect = await send();
    expect(redirect?.get("Location")).toMatch(
      /^\/en\/connexion\?next=%2Fespace-etudiant&answer=\w+$/,
    );
    expect(redirect?.get("Set-Cookie")).toMatch(
      /^__Host-erabao\.answer=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    const stored = { data: DATA, status: 422, retryAfter: "30" };
    expect(await readActionResult(follow(redirect), visitor)).toMatchObject(stored);
    expect(await readActionResult(follow(redirect, { path: "/connexion" }), visitor)).toMatchObject(
      stored,
    );
    setClock(new Date(Date.now() + 601_000));
    expect(await readActionResult(follow(redirect), visitor)).toBeNull();
  });

  test("restore nothing for another user, another page, a script, or a URL without the id", async () => {
    const redirect = await send({ actor: student });
    expect(await readActionResult(follow(redirect), student)).not.toBeNull();
    expect(await readActionResult(follow(redirect), visitor)).toBeNull();
    expect(
      await readActionResult(follow(redirect, { path: "/en/inscription" }), student),
    ).toBeNull();
    const cookie = redirect?.get("Set-Cookie")?.split(";", 1)[0];
    const headers = { cookie: `${cookie}`, "sec-fetch-mode": "navigate" };
    expect(await readActionResult(new Request(SIGN_IN, { headers }), student)).toBeNull();
    expect(await readActionResult(follow(redirect, { mode: "cors" }), student)).toBeNull();
  });

  test("restore nothing from a changed cookie, or one of another submission", async () => {
    const first = await send();
    const second = await send();
    const cookie = second?.get("Set-Cookie")?.split(";", 1)[0] ?? "";
    expect(await readActionResult(follow(first, { cookie }), visitor)).toBeNull();
    const changed = `${cookie.slice(0, -4)}AAAA`;
    expect(await readActionResult(follow(second, { cookie: changed }), visitor)).toBeNull();
  });

  test("replace the id of an earlier result in the URL", async () => {
    const redirect = await send({ address: "https://ecole.example/contacts?answer=OLDONE" });
    expect(redirect?.get("Location")).toMatch(/^\/contacts\?answer=(?!OLDONE)\w+$/);
  });

  test("encrypt the submitted values in the cookie", async () => {
    const cookie = (await send())?.get("Set-Cookie") ?? "";
    const readable = cookie.split(".").map((part) => Buffer.from(part, "base64url").toString());
    expect(readable.join(" ")).not.toContain("awa@");
  });

  test("return null for a script, a visitor on a shared device, a secret, a long text and a date", async () => {
    expect(await send({ mode: "cors" })).toBeNull();
    const shared = "shared=on";
    expect(await send({ cookie: shared })).toBeNull();
    const studentRedirect = await send({ cookie: shared, actor: student });
    expect(await readActionResult(follow(studentRedirect), student)).toMatchObject({ data: DATA });
    expect(await readActionResult(follow(studentRedirect), visitor)).toBeNull();
    const random = Array.from({ length: 4_000 }, (_, n) => (n * 7_919 ** 2) % 65_521).join("");
    expect(await send({ data: { submitted: { text: random } } })).toBeNull();
    expect(await send({ data: { since: new Date() } })).toBeNull();
    expect(await send({ data: null })).toBeNull();
    expect(await send({ data: { codes: ["K7M2QX"], ...SHOWN_ONCE } })).toBeNull();
    expect(await send({ data: { reason: undefined, list: ["a", 1, true, null] } })).not.toBeNull();
  });

  test("fit a message of 4,000 characters", async () => {
    const text = "Bonjour, je voudrais savoir quand commence la prochaine rentrée à Dakar. ".repeat(
      55,
    );
    expect(await send({ data: { submitted: { text: text.slice(0, 4_000) } } })).not.toBeNull();
  });
});

test("readActionResult: reads a result stored before a rotation of APP_SECRET", async () => {
  const request = follow(await send());
  rotateSecret();
  expect(await readActionResult(request, visitor)).toMatchObject({ data: DATA, status: 422 });
  removeFormerSecret();
  expect(await readActionResult(request, visitor)).toBeNull();
});
