import { keepNewcomer } from "#app/features/identity/sign-in/newcomer.server.ts";
import { newcomerCookie } from "#app/http/newcomer-cookie.server.ts";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { ask } from "#tests/support/ask.ts";
import { cookieOf } from "#tests/support/behind-proxy.ts";
import { ownSite } from "./own-site.ts";

// AUTH-01 to AUTH-03, and every other form where an address is typed: does the time of an answer tell whether an
// address has an account? The built server is asked over HTTP, 50 times of each kind, the kinds by turns, each from a
// place and for an account of its own. Twice: one at a time, then so many at once (`bench/sign-in-times.ts 48`) that
// what is done takes longer than the half second under which nothing is answered. Only the ratios of one run count:
// one above the limit is the failure of the run.

const TIMES = 50;
const AT_ONCE = Number(process.argv[2] ?? 48);
/** The slowest kind beside the fastest (quality page, AUTH-01). */
const LARGEST_RATIO = 1.1;

type Door = {
  address: string;
  status: number;
  kinds: string[];
  form: Record<string, string>;
  /** The cookie of who types this address, where not anybody may. */
  cookieOf?: (email: string) => Promise<string>;
};
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
  "another address for an account": {
    address: "/espace-etudiant/compte/adresse",
    status: 302,
    kinds: ["unknown", "known", "social", "unverified"],
    form: {},
    cookieOf: signedInBeside,
  },
  "the address of a newcomer": {
    address: "/connexion/adresse",
    status: 200,
    kinds: ["unknown", "known", "social", "unverified"],
    form: {},
    cookieOf: async (email) => {
      const kept = keepNewcomer({ provider: "facebook", subject: email, name: "Awa Sow" });
      const [cookie = ""] = newcomerCookie(new Request(server.origin), kept).split(";", 1);
      return cookie;
    },
  },
};

const { postgres, server, stop } = await ownSite({ CLIENT_ADDRESS_HEADER: "X-Real-IP" });

const rows: Record<string, object> = {};
let worst = 0;
/** Places are told apart by it. */
let asked = 0;
for (const [name, door] of Object.entries(doors))
  for (const crowd of [1, AT_ONCE]) {
    const group = `${door.address.slice(1).replaceAll("/", "-")}-${crowd}`;
    await makeAccounts(group, door);
    await measure(`warm-${crowd}`, door, 1, 3);
    const times = await measure(group, door, crowd, TIMES);
    const medians = door.kinds.map((kind) => median(times.get(kind) ?? []));
    const ratio = Math.max(...medians) / Math.min(...medians);
    worst = Math.max(worst, ratio);
    rows[`${name}, ${crowd === 1 ? "one at a time" : `${crowd} at once`}`] = {
      ...Object.fromEntries(door.kinds.map((kind, i) => [kind, Math.round(medians[i] ?? 0)])),
      "largest ratio": ratio.toFixed(3),
    };
  }
console.table(rows);
await stop();
if (worst > LARGEST_RATIO) console.error(`a ratio is above ${LARGEST_RATIO}: ${worst.toFixed(3)}`);
process.exit(worst > LARGEST_RATIO ? 1 : 0);

/** One account for each question of each kind that has one. */
async function makeAccounts(group: string, { kinds }: Door): Promise<void> {
  for (const kind of kinds.filter((one) => one !== "unknown"))
    await makePeople(kind, `'${kind}-${group}-' || n || '@exemple.test'`, TIMES);
}

/** So many accounts of a kind; their addresses by this piece of SQL, where `n` is the number of each. */
async function makePeople(kind: string, address: string, count: number): Promise<void> {
  await ask(
    postgres.pool,
    `with made as (
       insert into users (id, created_at, updated_at, name, email, email_verified)
       select gen_random_uuid(), now(), now(), 'Awa Diop', ${address}, ${kind !== "unverified"}
       from generate_series(0, ${count - 1}) n returning id
     )
     insert into accounts (id, created_at, updated_at, user_id, account_id, provider_id, password)
     select gen_random_uuid(), now(), now(), made.id, made.id::text, ${
       kind === "social"
         ? "'google', null"
         : "'credential', (select password from accounts where password is not null limit 1)"
     } from made`,
  );
}

/** Signs somebody in who has an account of their own, and will ask for this address. */
async function signedInBeside(email: string): Promise<string> {
  const own = `from-${email}`;
  await makePeople("known", `'${own}'`, 1);
  const answer = await send("/connexion", { email: own, password: DEMO_PASSWORD }, "");
  if (answer.status !== 302) throw new Error(`${own} was not let in: ${answer.status}`);
  return cookieOf(answer);
}

/** The milliseconds of each answer, by kind; `crowd` questions are under way at a time. */
async function measure(group: string, door: Door, crowd: number, count: number) {
  const times = new Map<string, number[]>(door.kinds.map((kind) => [kind, []]));
  // By turns, each kind as often first as last.
  const turns = Array.from({ length: count }, (_, n) =>
    door.kinds.map((_, i) => ({ n, kind: door.kinds[(i + n) % door.kinds.length] ?? "" })),
  ).flat();
  const questions: { kind: string; email: string; cookie: string }[] = [];
  for (const { kind, n } of turns) {
    const email = `${kind}-${group}-${n}@exemple.test`;
    questions.push({ kind, email, cookie: (await door.cookieOf?.(email)) ?? "" });
  }
  const lane = async () => {
    for (let next = questions.shift(); next; next = questions.shift()) {
      const { kind, email, cookie } = next;
      times.get(kind)?.push(await timeOf(door, email, cookie));
    }
  };
  await Promise.all(Array.from({ length: crowd }, lane));
  return times;
}

/** Sends a form, each from another place. */
async function send(address: string, form: Record<string, string>, cookie: string) {
  asked += 1;
  return await fetch(server.origin + address, {
    method: "POST",
    headers: { origin: server.origin, cookie, "x-real-ip": `2001:db8:${asked.toString(16)}::1` },
    body: new URLSearchParams(form),
    redirect: "manual",
  });
}

async function timeOf({ address, status, form }: Door, email: string, cookie: string) {
  const begun = performance.now();
  const answer = await send(address, { ...form, email }, cookie);
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${address} for ${email}: ${answer.status}`);
  return performance.now() - begun;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
