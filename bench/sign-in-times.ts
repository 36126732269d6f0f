import { ask } from "#tests/support/ask.ts";
import { ownSite } from "./own-site.ts";

// AUTH-01 to AUTH-03: does the time of an answer tell whether an address has an account? The built server is asked
// over HTTP, 50 times of each kind, the kinds by turns, each from a place and for an account of its own. Twice: one at
// a time, then so many at once (`bench/sign-in-times.ts 48`) that what is done takes longer than the half second under
// which nothing is answered. Only the ratios of one run count.

const TIMES = 50;
const AT_ONCE = Number(process.argv[2] ?? 48);

type Door = { address: string; status: number; kinds: string[]; form: Record<string, string> };
const password = "pas du tout la bonne phrase";
const newPerson = { firstName: "Awa", lastName: "Sow", password };
const doors: Record<string, Door> = {
  "signing in (AUTH-01)": {
    address: "/connexion",
    status: 422,
    kinds: ["wrong", "unknown", "social", "unverified"],
    form: { password },
  },
  "signing up (AUTH-02)": {
    address: "/inscription",
    status: 200,
    kinds: ["unknown", "known", "unverified"],
    form: newPerson,
  },
  "a forgotten password (AUTH-03)": {
    address: "/mot-de-passe-oublie",
    status: 200,
    kinds: ["unknown", "known", "social", "unverified"],
    form: {},
  },
};

const { postgres, server, stop } = await ownSite({ CLIENT_ADDRESS_HEADER: "X-Real-IP" });

const rows: Record<string, object> = {};
/** Places are told apart by it. */
let asked = 0;
for (const [name, door] of Object.entries(doors))
  for (const crowd of [1, AT_ONCE]) {
    const group = `${door.address.slice(1)}-${crowd}`;
    await makeAccounts(group, door);
    await measure("warm", door, 1, 3);
    const times = await measure(group, door, crowd, TIMES);
    const medians = door.kinds.map((kind) => median(times.get(kind) ?? []));
    rows[`${name}, ${crowd === 1 ? "one at a time" : `${crowd} at once`}`] = {
      ...Object.fromEntries(door.kinds.map((kind, i) => [kind, Math.round(medians[i] ?? 0)])),
      "largest ratio": (Math.max(...medians) / Math.min(...medians)).toFixed(3),
    };
  }
console.table(rows);
await stop();
process.exit();

/** One account for each question of each kind that has one. */
async function makeAccounts(group: string, { kinds }: Door): Promise<void> {
  for (const kind of kinds.filter((one) => one !== "unknown"))
    await ask(
      postgres.pool,
      `with made as (
         insert into users (id, created_at, updated_at, name, email, email_verified)
         select gen_random_uuid(), now(), now(), 'Awa Diop', '${kind}-${group}-' || n || '@exemple.test',
           ${kind !== "unverified"}
         from generate_series(0, ${TIMES - 1}) n returning id
       )
       insert into accounts (id, created_at, updated_at, user_id, account_id, provider_id, password)
       select gen_random_uuid(), now(), now(), made.id, made.id::text, ${
         kind === "social"
           ? "'google', null"
           : "'credential', (select password from accounts where password is not null limit 1)"
       } from made`,
    );
}

/** The milliseconds of each answer, by kind; `crowd` questions are under way at a time. */
async function measure(group: string, door: Door, crowd: number, count: number) {
  const times = new Map<string, number[]>(door.kinds.map((kind) => [kind, []]));
  // By turns, each kind as often first as last.
  const questions = Array.from({ length: count }, (_, n) =>
    door.kinds.map((_, i) => ({ n, kind: door.kinds[(i + n) % door.kinds.length] ?? "" })),
  ).flat();
  const lane = async () => {
    for (let next = questions.shift(); next; next = questions.shift()) {
      const { kind, n } = next;
      times.get(kind)?.push(await timeOf(door, `${kind}-${group}-${n}@exemple.test`));
    }
  };
  await Promise.all(Array.from({ length: crowd }, lane));
  return times;
}

async function timeOf({ address, status, form }: Door, email: string): Promise<number> {
  asked += 1;
  const begun = performance.now();
  const answer = await fetch(server.origin + address, {
    method: "POST",
    headers: { origin: server.origin, "x-real-ip": `2001:db8:${asked.toString(16)}::1` },
    body: new URLSearchParams({ ...form, email }),
  });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${address} for ${email}: ${answer.status}`);
  return performance.now() - begun;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
