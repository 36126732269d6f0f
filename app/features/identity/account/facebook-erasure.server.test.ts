import { createHmac } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildUser } from "../testing.ts";
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

function signed(said: object, key = secret): string {
  const payload = Buffer.from(JSON.stringify(said)).toString("base64url");
  return `${createHmac("sha256", key).update(payload).digest("base64url")}.${payload}`;
}

const asked = { algorithm: "HMAC-SHA256", user_id: "42", issued_at: 1_700_000_000 };

test("only what the application's secret signed is read", () => {
  expect(parseSignedRequest(signed(asked), secret)).toBe("42");
  const [, payload] = signed(asked).split(".");
  for (const wrong of [
    signed(asked, "another secret"),
    `.${payload}`,
    `x.${payload}`,
    signed({ ...asked, algorithm: "none" }),
    signed({ ...asked, user_id: undefined }),
    "",
    ".",
  ])
    expect(parseSignedRequest(wrong, secret), wrong).toBeNull();
});

test("forgetting cuts the tie of that person alone, and its code tells so", async () => {
  setConfig({ ...database.config, facebook });
  const { id } = await buildUser();
  const other = await buildUser();
  const ways = [
    { userId: id, providerId: "facebook", accountId: "42" },
    { userId: id, providerId: "google", accountId: "42" },
    { userId: other.id, providerId: "facebook", accountId: "43" },
  ];
  await db().insert(accounts).values(ways);
  expect(await eraseFacebookLink(signed(asked, "another secret"))).toBeNull();
  expect(await db().select().from(accounts)).toHaveLength(3);
  const code = await eraseFacebookLink(signed(asked));
  const left = await db().select().from(accounts);
  expect(left.map(({ providerId, accountId }) => providerId + accountId)).toEqual([
    "google42",
    "facebook43",
  ]);
  expect(await db().select().from(users)).toHaveLength(2);
  expect(await findFacebookErasure(code ?? "")).toMatchObject({ known: true });
  expect(await findFacebookErasure("AAAAAAAAAAAA")).toBeNull();
});

test("somebody whom nobody knows here gets a code too; without Facebook there is nothing", async () => {
  setConfig({ ...database.config, facebook });
  expect(await findFacebookErasure((await eraseFacebookLink(signed(asked))) ?? "")).toMatchObject({
    known: false,
  });
  setConfig({ ...database.config, facebook: undefined });
  expect(await eraseFacebookLink(signed(asked))).toBeNull();
});
