import { signPendingSignUp } from "#app/features/auth/sign-in/provider-sign-up.server.ts";
import { createPendingSignUpCookie } from "#app/http/pending-sign-up-cookie.server.ts";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { queryDatabase } from "#tests/support/query-database.ts";
import { cookieHeader } from "#tests/support/request-through-proxy.ts";
import { startSite } from "./start-site.ts";

// AUTH-01 to AUTH-03 and every other form with an email field: does response time reveal whether an address has an
// account? Sends 50 requests of each kind, each from another client address and account. Runs twice: sequentially, then
// with so many in parallel (`bench/sign-in-times.ts 48`) that the work exceeds the minimum response time of half a
// second. A ratio above the limit fails the run.

const REPETITIONS = 50;
const CONCURRENCY = Number(process.argv[2] ?? 48);
/** The limit of the slowest kind relative to the fastest (AUTH-01). */
const MAX_RATIO = 1.1;

type FormCase = {
  address: string;
  status: number;
  kinds: string[];
  form: Record<string, string>;
  /** The session cookie, for forms that require a signed-in user. */
  getCookie?: (email: string) => Promise<string>;
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
    getCookie: signInSeparately,
  },
  "the address of a newcomer": {
    address: "/connexion/adresse",
    status: 200,
    kinds: ["unknown", "known", "social", "unverified"],
    form: {},
    getCookie: async (email) => {
      const cookieValue = signPendingSignUp({
        provider: "facebook",
        subject: email,
        name: "Awa Sow",
      });
      const [cookie = ""] = createPendingSignUpCookie(
        new Request(server.origin),
        cookieValue,
      ).split(";", 1);
      return cookie;
    },
  },
};

const { postgres, server, stop } = await startSite({ CLIENT_ADDRESS_HEADER: "X-Real-IP" });

const rows: Record<string, object> = {};
let worst = 0;
/** Makes client addresses unique. */
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

/** Creates one account per request, for each kind that has accounts. */
async function createAccounts(group: string, { kinds }: FormCase): Promise<void> {
  for (const accountKind of kinds.filter((one) => one !== "unknown"))
    await createPeople(
      accountKind,
      `'${accountKind}-${group}-' || n || '@exemple.test'`,
      REPETITIONS,
    );
}

/** Creates accounts of a kind. `address` is an SQL expression for the email, in which `n` is the account's number. */
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

/** Signs in a user with an account of their own, who then submits this address. */
async function signInSeparately(email: string): Promise<string> {
  const own = `from-${email}`;
  await createPeople("known", `'${own}'`, 1);
  const answer = await send("/connexion", { email: own, password: DEMO_PASSWORD }, "");
  if (answer.status !== 302) throw new Error(`${own} was not let in: ${answer.status}`);
  return cookieHeader(answer);
}

/** Response times in milliseconds, by kind, with `concurrency` requests in flight. */
async function measure(group: string, formCase: FormCase, concurrency: number, count: number) {
  const times = new Map<string, number[]>(formCase.kinds.map((kind) => [kind, []]));
  // Interleaved, so that each kind is equally often first and last.
  const rounds = Array.from({ length: count }, (_, n) =>
    formCase.kinds.map((_, i) => ({
      n,
      kind: formCase.kinds[(i + n) % formCase.kinds.length] ?? "",
    })),
  ).flat();
  const requests: { kind: string; email: string; cookie: string }[] = [];
  for (const { kind, n } of rounds) {
    const email = `${kind}-${group}-${n}@exemple.test`;
    requests.push({ kind, email, cookie: (await formCase.getCookie?.(email)) ?? "" });
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

/** Submits a form from a new client address. */
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
