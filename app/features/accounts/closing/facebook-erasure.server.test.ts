import { createHmac } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { buildUser } from "#app/features/auth/testing.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  eraseFacebookLink,
  findFacebookErasure,
  parseSignedRequest,
} from "./facebook-erasure.server.ts";

const database = await createTestDatabase();
const secret = "the secret of the application";
const facebook = { clientId: "1", clientSecret: secret };

afterEach(async () => {
  setConfig(database.config);
  await database.truncate();
});

function signRequest(content: object, key = secret): string {
  const payload = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${createHmac("sha256", key).update(payload).digest("base64url")}.${payload}`;
}

const request = { algorithm: "HMAC-SHA256", user_id: "42", issued_at: 1_700_000_000 };

test("parseSignedRequest: returns the user id only if the application's secret signed the request", () => {
  expect(parseSignedRequest(signRequest(request), secret)).toBe("42");
  const [, payload] = signRequest(request).split(".");
  for (const invalidRequest of [
    signRequest(request, "another secret"),
    `.${payload}`,
    `x.${payload}`,
    signRequest({ ...request, algorithm: "none" }),
    signRequest({ ...request, user_id: undefined }),
    "",
    ".",
  ])
    expect(parseSignedRequest(invalidRequest, secret), invalidRequest).toBeNull();
});

test("eraseFacebookLink: deletes the linked account of this user only, and its code is found", async () => {
  setConfig({ ...database.config, facebook });
  const { id } = await buildUser();
  const other = await buildUser();
  const linkedAccounts = [
    { userId: id, providerId: "facebook", accountId: "42" },
    { userId: id, providerId: "google", accountId: "42" },
    { userId: other.id, providerId: "facebook", accountId: "43" },
  ];
  await db().insert(accounts).values(linkedAccounts);
  expect(await eraseFacebookLink(signRequest(request, "another secret"))).toBeNull();
  expect(await db().select().from(accounts)).toHaveLength(3);
  const code = await eraseFacebookLink(signRequest(request));
  const remaining = await db().select().from(accounts);
  expect(remaining.map(({ providerId, accountId }) => providerId + accountId)).toEqual([
    "google42",
    "facebook43",
  ]);
  expect(await db().select().from(users)).toHaveLength(2);
  expect(await findFacebookErasure(code ?? "")).toMatchObject({ isKnown: true });
  expect(await findFacebookErasure("AAAAAAAAAAAA")).toBeNull();
});

test("eraseFacebookLink: returns a code for an unknown user, and null without Facebook settings", async () => {
  setConfig({ ...database.config, facebook });
  expect(
    await findFacebookErasure((await eraseFacebookLink(signRequest(request))) ?? ""),
  ).toMatchObject({
    isKnown: false,
  });
  setConfig({ ...database.config, facebook: undefined });
  expect(await eraseFacebookLink(signRequest(request))).toBeNull();
});
