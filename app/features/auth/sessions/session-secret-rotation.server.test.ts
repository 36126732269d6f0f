import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { hashUserId } from "#app/features/access/user-key.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { config, setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  removeFormerSecret,
  rotateSecret,
  withForeignSecret,
} from "#tests/support/rotate-secret.ts";
import { getActor, getLastUserId } from "../session.server.ts";
import { signOut } from "../sign-in/sign-in.server.ts";
import { buildCaller, buildUser, signInAs, TEST_PASSWORD } from "../testing.ts";
import {
  decodeLibraryCookie,
  encodeLibraryCookie,
  resignLibraryCookies,
} from "./library-cookie.server.ts";

const database = await createTestDatabase();
const initialConfig = config();

beforeEach(() => setConfig({ ...initialConfig, demo: false }));
afterEach(async () => {
  setClock();
  setConfig(initialConfig);
  await database.truncate();
});

const toCaller = (headers: Headers) => buildCaller({ cookie: headers.get("cookie") ?? "" });

describe("session after a rotation of APP_SECRET", () => {
  it("goes on until the former secret is removed", async () => {
    const { email, id } = await buildUser({ password: TEST_PASSWORD });
    const headers = await signInAs(email);
    rotateSecret();
    expect(await getActor(headers)).toMatchObject({ kind: "student", id });
    expect(await getLastUserId(headers)).toBe(id);
    const newHeaders = await signInAs(email);
    removeFormerSecret();
    expect(await getActor(headers)).toBe(visitor);
    expect(await getActor(newHeaders)).toMatchObject({ kind: "student", id });
  });

  it("is ended by signOut, for which the library must know its cookie", async () => {
    const { email } = await buildUser({ password: TEST_PASSWORD });
    const headers = await signInAs(email);
    rotateSecret();
    await signOut(toCaller(headers));
    expect(await db().select().from(sessions)).toEqual([]);
  });

  it("is refused when its cookie was signed with neither secret", async () => {
    const { email } = await buildUser({ password: TEST_PASSWORD });
    const cookie = (await signInAs(email)).get("cookie") ?? "";
    const token = /(?<=session_token=)\w+/.exec(cookie)?.[0] ?? "";
    rotateSecret();
    const forged = withForeignSecret(() => encodeLibraryCookie(token));
    const headers = new Headers({ cookie: `erabao.session_token=${forged}` });
    expect(await getActor(headers)).toBe(visitor);
    await signOut(toCaller(headers));
    expect(await db().select().from(sessions)).toHaveLength(1);
  });

  it("is read from a cookie that the library signs as encodeLibraryCookie does", async () => {
    const { email } = await buildUser({ password: TEST_PASSWORD });
    const cookie = (await signInAs(email)).get("cookie") ?? "";
    const cookieValue = /(?<=session_token=)[^;]+/.exec(cookie)?.[0] ?? "";
    const token = decodeLibraryCookie(cookieValue);
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(cookieValue).toBe(encodeLibraryCookie(`${token}`));
  });

  it("keeps the key of its user, so that open pages and typed text stay theirs", async () => {
    const id = "0197f2b4-5c1e-7d3a-9f10-2b6c8e4a7d51";
    const key = hashUserId(id);
    rotateSecret();
    expect(hashUserId(id)).toBe(key);
    removeFormerSecret();
    expect(hashUserId(id)).not.toBe(key);
  });
});

describe("resignLibraryCookies", () => {
  it("signs the library's cookies with the current secret and changes no other", () => {
    const state = encodeLibraryCookie("ABCdef123");
    const forged = withForeignSecret(() => encodeLibraryCookie("ABCdef123"));
    const others = `erabao.device=a.b; erabao.x=${forged}; theme=a=b; other.state=${state}; empty`;
    rotateSecret();
    expect(resignLibraryCookies("http://a.test", `${others}; erabao.state=${state}`)).toBe(
      `${others}; erabao.state=${encodeLibraryCookie("ABCdef123")}`,
    );
    const secure = `__Host-erabao.state=${state}`;
    expect(resignLibraryCookies("https://a.test", secure)).toBe(
      `__Host-erabao.state=${encodeLibraryCookie("ABCdef123")}`,
    );
    expect(resignLibraryCookies("http://a.test", "")).toBe("");
  });
});
