import type { Adapter, AdapterPayload } from "oidc-provider";

type Row = { payload: AdapterPayload; until: number };
const MOST = 2_000;

/** Keeps what the demonstration's provider hands out in memory: a restart forgets it, which is fine. */
export function memoryStore(): (model: string) => Adapter {
  const rows = new Map<string, Row>();
  return (model) => {
    const key = (id: string) => `${model}:${id}`;
    const find = async (id: string) => {
      const row = rows.get(key(id));
      return row && row.until > Date.now() ? row.payload : undefined;
    };
    return {
      find,
      async upsert(id, payload, expiresIn) {
        prune(rows);
        rows.set(key(id), { payload, until: Date.now() + (expiresIn ?? 3600) * 1000 });
      },
      async findByUid(uid) {
        return payloads(rows).find((payload) => payload.uid === uid);
      },
      async findByUserCode() {
        return undefined;
      },
      async consume(id) {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        rows.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [name, { payload }] of rows) if (payload.grantId === grantId) rows.delete(name);
      },
    };
  };
}

const payloads = (rows: Map<string, Row>) => [...rows.values()].map(({ payload }) => payload);

/** Drops what is out of date, then the oldest, so that a visitor cannot fill the memory. */
function prune(rows: Map<string, Row>): void {
  if (rows.size < MOST) return;
  for (const [name, { until }] of rows) if (until <= Date.now()) rows.delete(name);
  for (const name of rows.keys()) {
    if (rows.size < MOST) return;
    rows.delete(name);
  }
}
