import { keepNewcomer } from "#app/features/identity/sign-in/newcomer.server.ts";
import { newcomerCookie } from "#app/http/newcomer-cookie.server.ts";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { queryDatabase } from "#tests/support/query-database.ts";
import { cookieHeader } from "#tests/support/request-through-proxy.ts";
import { startSite } from "./start-site.ts";

// AUTH-01 to AUTH-03, and every other form where an address is typed: does the time of an answer tell whether an
// address has an account? The built server is asked over HTTP, 50 times of each kind, the kinds by turns, each from a
// place and for an account of its own. Twice: one at a time, then so many at once (`bench/sign-in-times.ts 48`) that
// what is done takes longer than the half second under which nothing is answered. Only the ratios of one run count:
// one above the limit is the failure of the run.

const REPETITIONS = 50;
const CONCURRENCY = Number(process.argv[2] ?? 48);
/** The slowest kind beside the fastest (AUTH-01). */
const MAX_RATIO = 1.1;

type FormCase = {
  address: string;
  status: number;
  kinds: string[];
  form: Record<string, string>;
  /** The cookie of who types this address, where not anybody may. */
  cookieOf?: (email: string) => Promise<string>;
};
const password = "pas du tout la bonne phrase";
const newPerson = { firstName: "Awa", lastName: "Sow", password };
const formCases: Record<string, FormCase> = {
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
    cookieOf: signInSeparately,
  },
  "the address of a newcomer": {
    address: "/connexion/adresse",
    status: 200,
    kinds: ["unknown", "known", "social", "unverified"],
    form: {},
    cookieOf: async (email) => {
      const cookieValue = keepNewcomer({ provider: "facebook", subject: email, name: "Awa Sow" });
      const [cookie = ""] = newcomerCookie(new Request(server.origin), cookieValue).split(";", 1);
      return cookie;
    },
  },
};

const { postgres, server, stop } = await startSite({ CLIENT_ADDRESS_HEADER: "X-Real-IP" });

const rows: Record<string, object> = {};
let worst = 0;
/** Places are told apart by it. */
let requestCount = 0;
for (const [name, formCase] of Object.entries(formCases))
  for (const concurrency of [1, CONCURRENCY]) {
    const group = `${formCase.address.slice(1).replaceAll("/", "-")}-${concurrency}`;
    await createAccounts(group, formCase);
    await measure(`warm-${concurrency}`, formCase, 1, 3);
    const times = await measure(group, formCase, concurrency, REPETITIONS);
    const medians = formCase.kinds.map((kind) => median(times.get(kind) ?? []));
    const ratio = Math.max(...medians) / Math.min(...medians);
    worst = Math.max(worst, ratio);
    rows[`${name}, ${concurrency === 1 ? "one at a time" : `${concurrency} at once`}`] = {
      ...Object.fromEntries(formCase.kinds.map((kind, i) => [kind, Math.round(medians[i] ?? 0)])),
      "largest ratio": ratio.toFixed(3),
    };
  }
console.table(rows);
await stop();
if (worst > MAX_RATIO) console.error(`a ratio is above ${MAX_RATIO}: ${worst.toFixed(3)}`);
process.exit(worst > MAX_RATIO ? 1 : 0);

/** One account for each question of each kind that has one. */
async function createAccounts(group: string, { kinds }: FormCase): Promise<void> {
  for (const accountKind of kinds.filter((one) => one !== "unknown"))
    await createPeople(
      accountKind,
      `'${accountKind}-${group}-' || n || '@exemple.test'`,
      REPETITIONS,
    );
}

/** So many accounts of a kind; their addresses by this piece of SQL, where `n` is the number of each. */
async function createPeople(kind: string, address: string, count: number): Promise<void> {
  await queryDatabase(
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
async function signInSeparately(email: string): Promise<string> {
  const own = `from-${email}`;
  await createPeople("known", `'${own}'`, 1);
  const answer = await send("/connexion", { email: own, password: DEMO_PASSWORD }, "");
  if (answer.status !== 302) throw new Error(`${own} was not let in: ${answer.status}`);
  return cookieHeader(answer);
}

/** The milliseconds of each answer, by kind; `crowd` questions are under way at a time. */
async function measure(group: string, formCase: FormCase, concurrency: number, count: number) {
  const times = new Map<string, number[]>(formCase.kinds.map((kind) => [kind, []]));
  // By turns, each kind as often first as last.
  const rounds = Array.from({ length: count }, (_, n) =>
    formCase.kinds.map((_, i) => ({
      n,
      kind: formCase.kinds[(i + n) % formCase.kinds.length] ?? "",
    })),
  ).flat();
  const requests: { kind: string; email: string; cookie: string }[] = [];
  for (const { kind, n } of rounds) {
    const email = `${kind}-${group}-${n}@exemple.test`;
    requests.push({ kind, email, cookie: (await formCase.cookieOf?.(email)) ?? "" });
  }
  const worker = async () => {
    for (let next = requests.shift(); next; next = requests.shift()) {
      const { kind, email, cookie } = next;
      times.get(kind)?.push(await measureMs(formCase, email, cookie));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return times;
}

/** Sends a form, each from another place. */
async function send(address: string, form: Record<string, string>, cookie: string) {
  requestCount += 1;
  return await fetch(server.origin + address, {
    method: "POST",
    headers: {
      origin: server.origin,
      cookie,
      "x-real-ip": `2001:db8:${requestCount.toString(16)}::1`,
    },
    body: new URLSearchParams(form),
    redirect: "manual",
  });
}

async function measureMs({ address, status, form }: FormCase, email: string, cookie: string) {
  const startedAt = performance.now();
  const response = await send(address, { ...form, email }, cookie);
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${address} for ${email}: ${response.status}`);
  return performance.now() - startedAt;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
