import { createHash } from "node:crypto";
import type { DBAdapterInstance, DBTransactionAdapter, Where } from "better-auth/types";

/**
 * The library's way to our tables, where the tokens of sessions are kept hashed: a copy of the table names no session
 * of anybody (SES-02). The library itself sees the token that it asked for.
 */
export function withHashedTokens(make: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = make(options);
    const transaction: typeof adapter.transaction = (work) =>
      adapter.transaction((inside) => work(hashing(inside)));
    return { ...hashing(adapter), transaction };
  };
}

/** As it is kept: 256 bits of SHA-256. What is random (32 letters and figures) needs no salt. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function hashing<A extends DBTransactionAdapter>(adapter: A): A {
  const { create, findOne, findMany, update, updateMany } = adapter;
  const own: Partial<DBTransactionAdapter> = {
    create: async <T extends Record<string, unknown>, R = T>(asked: Made<T>) => {
      const made = await create<T, R>({ ...asked, data: hashed(asked.model, asked.data) });
      return asked.model === "session" ? { ...made, token: asked.data.token } : made;
    },
    findOne: async (asked) => named(asked, await findOne(asking(asked))),
    findMany: (asked) => findMany(asking(asked)),
    update: async (asked) => named(asked, await update(asking(asked))),
    updateMany: (asked) => updateMany(asking(asked)),
    delete: (asked) => adapter.delete(asking(asked)),
    deleteMany: (asked) => adapter.deleteMany(asking(asked)),
  };
  return { ...adapter, ...own };
}

type Made<T> = { model: string; data: Omit<T, "id">; select?: string[]; forceAllowId?: boolean };
type Asked = { model: string; where?: Where[] | undefined };

function asking<T extends Asked>(asked: T): T {
  const where = asked.where?.map((one) =>
    isToken(asked, one) ? { ...one, value: hashedValue(one.value) } : one,
  );
  return { ...asked, where };
}

/** The session that was asked for by its token, with that token. */
function named<T>(asked: Asked, found: T): T {
  const by = asked.where?.find((one) => isToken(asked, one));
  return found && typeof by?.value === "string" ? { ...found, token: by.value } : found;
}

function hashed<T extends Record<string, unknown>>(model: string, data: T): T {
  const { token } = data;
  return model === "session" && typeof token === "string"
    ? { ...data, token: hashOfToken(token) }
    : data;
}

function hashedValue(value: Where["value"]): Where["value"] {
  if (Array.isArray(value)) return value.map((one) => hashOfToken(`${one}`));
  return typeof value === "string" ? hashOfToken(value) : value;
}

const isToken = ({ model }: Asked, { field }: Where) => model === "session" && field === "token";
