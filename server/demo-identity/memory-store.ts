import { LRUCache } from "lru-cache";
import type { Adapter, AdapterPayload } from "oidc-provider";

/** Visitors can fill the store, so it is limited in characters as well as in rows. */
const MAX_ROWS = 2_000;
const MAX_CHARACTERS = 8_000_000;

/** In-memory store of oidc-provider; a restart empties it. */
export function memoryStore(): (model: string) => Adapter {
  const rows = new LRUCache<string, AdapterPayload>({
    max: MAX_ROWS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (payload, key) => key.length + JSON.stringify(payload).length,
  });
  return (model) => {
    const key = (id: string) => `${model}:${id}`;
    return {
      find: async (id) => rows.get(key(id)),
      async upsert(id, payload, expiresIn = 3600) {
        rows.set(key(id), payload, { ttl: Math.max(expiresIn, 1) * 1_000 });
      },
      async findByUid(uid) {
        return [...rows.values()].find((payload) => payload.uid === uid);
      },
      async findByUserCode() {
        return undefined;
      },
      async consume(id) {
        const payload = rows.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        rows.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [name, payload] of [...rows.entries()])
          if (payload.grantId === grantId) rows.delete(name);
      },
    };
  };
}
