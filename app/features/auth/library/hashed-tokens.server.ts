import type { DBAdapterInstance, DBTransactionAdapter, Where } from "better-auth/types";
import { sha256 } from "#app/platform/sha256.server.ts";

/**
 * Wraps the library's database adapter so that session tokens are stored as hashes: a copy of the table opens no
 * session (SES-02). The library gets back the plain token that it queried by.
 */
export function withHashedTokens(createAdapter: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = createAdapter(options);
    const transaction: typeof adapter.transaction = (run) =>
      adapter.transaction((transactionAdapter) => run(hashAdapterTokens(transactionAdapter)));
    return { ...hashAdapterTokens(adapter), transaction };
  };
}

/**
 * The SHA-256 hash under which a session token is stored. The token is random (32 characters), so it needs no salt.
 */
export function hashSessionToken(token: string): string {
  return sha256(token, "base64url");
}

function hashAdapterTokens<A extends DBTransactionAdapter>(adapter: A): A {
  const { create, findOne, findMany, update, updateMany } = adapter;
  const overrides: Partial<DBTransactionAdapter> = {
    create: async <T extends Record<string, unknown>, R = T>(query: CreateQuery<T>) => {
      const created = await create<T, R>({ ...query, data: hashData(query.model, query.data) });
      return query.model === "session" ? { ...created, token: query.data.token } : created;
    },
    findOne: async (query) => restoreToken(query, await findOne(hashWhere(query))),
    findMany: (query) => findMany(hashWhere(query)),
    update: async (query) => restoreToken(query, await update(hashWhere(query))),
    updateMany: (query) => updateMany(hashWhere(query)),
    delete: (query) => adapter.delete(hashWhere(query)),
    deleteMany: (query) => adapter.deleteMany(hashWhere(query)),
  };
  return { ...adapter, ...overrides };
}

type CreateQuery<T> = {
  model: string;
  data: Omit<T, "id">;
  select?: string[];
  forceAllowId?: boolean;
};
type AdapterQuery = { model: string; where?: Where[] | undefined };

function hashWhere<T extends AdapterQuery>(query: T): T {
  const where = query.where?.map((condition) =>
    isSessionToken(query, condition)
      ? { ...condition, value: hashValue(condition.value) }
      : condition,
  );
  return { ...query, where };
}

/** Puts the queried plain token back into the row. */
function restoreToken<T>(query: AdapterQuery, row: T): T {
  const condition = query.where?.find((clause) => isSessionToken(query, clause));
  return row && typeof condition?.value === "string" ? { ...row, token: condition.value } : row;
}

function hashData<T extends Record<string, unknown>>(model: string, data: T): T {
  const { token } = data;
  return model === "session" && typeof token === "string"
    ? { ...data, token: hashSessionToken(token) }
    : data;
}

function hashValue(value: Where["value"]): Where["value"] {
  if (Array.isArray(value)) return value.map((item) => hashSessionToken(`${item}`));
  return typeof value === "string" ? hashSessionToken(value) : value;
}

const isSessionToken = ({ model }: AdapterQuery, { field }: Where) =>
  model === "session" && field === "token";
