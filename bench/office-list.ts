import { createManyApplications } from "#tests/support/many-applications.ts";
import { queryDatabase } from "#tests/support/query-database.ts";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";
import { startSite } from "./start-site.ts";

// P12: the office's list with its filters, searches, orders and pages over HTTP, at 1,000 applications, at 100,000,
// and at further sizes given as arguments: `bench/office-list.ts 1000000`. One server and one database per run, so
// only ratios are meaningful. Each request is repeated 30 times after 3 warm-up requests.

const sizes = [1_000, 100_000, ...process.argv.slice(2).map(Number)];
const REPETITIONS = 30;
const LIST = "/administration/candidatures";

const { postgres, server, stop } = await startSite();
const administrator = await createSignedInClient(server.origin, "admin@demo.test");
const officer = await createSignedInClient(server.origin, "admissions@demo.test");

type Measurement = { p50: number; p95: number; bytes: number };
const measured = new Map<string, Measurement[]>();
for (const size of sizes) {
  const startedAt = performance.now();
  await createManyApplications(postgres.pool, size);
  console.log(
    `${size} applications, made in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  for (const [name, query, who = administrator] of await listRequests(size)) {
    const one = await measure(who, `${LIST}?${query}`);
    measured.set(name, [...(measured.get(name) ?? []), one]);
  }
}
console.table(
  Object.fromEntries(
    [...measured].map(([name, all]) => [
      name,
      Object.fromEntries(
        all.flatMap(({ p50, p95 }, i) => [
          [`p50 ms, ${sizes[i]}`, round(p50)],
          [`p95 ms, ${sizes[i]}`, round(p95)],
          ...(i > 0 ? [[`ratio of p95, ${sizes[i]}`, round(p95 / (all[0]?.p95 ?? 1))]] : []),
        ]),
      ),
    ]),
  ),
);
await stop();
process.exit();

type ListRequest = [name: string, query: string, who?: TestClient];

async function listRequests(size: number): Promise<ListRequest[]> {
  const one = size - 7;
  const [row] = await queryDatabase(
    postgres.pool,
    `select l.number, u.email, u.phone, l.intake_id, c.course_id, o.university_id
     from applications l join users u on u.id = l.candidate_id join choices c on c.application_id = l.id
     join courses o on o.id = c.course_id where u.email like '%.${one}@exemple.test' limit 1`,
  );
  const { number, email, phone, intake_id, course_id, university_id } = row ?? {};
  const local = String(phone)
    .slice(4)
    .replace(/(\d\d)(\d{3})(\d\d)(\d\d)/, "$1 $2 $3 $4");
  const far = await findPagePosition(10);
  const word = encodeURIComponent;
  return [
    ["the list", ""],
    ["the list, an officer of one campus", "", officer],
    ["in order of sending", "tri=envoi"],
    ["by name", "tri=nom"],
    ["by last move", "tri=mouvement"],
    ["the eleventh page", `apres=${word(far)}`],
    ["back from it", `avant=${word(far)}`],
    ["one state", "etat=submitted"],
    ["one rare state", "etat=waiting-list"],
    [
      "three states of a campus, by name",
      "etat=submitted&etat=under-review&etat=interview&campus=cameroon&tri=nom",
    ],
    ["campus and intake", `campus=cameroon&rentree=${intake_id}`],
    ["mine", "charge=moi"],
    ["nobody's, one state", "charge=personne&etat=submitted"],
    ["a formation", `formation=${course_id}`],
    ["a university", `universite=${university_id}`],
    ["proofs missing", "pieces=manquantes"],
    ["answers awaited", "attendu=oui"],
    ["answers overdue, by name", "attendu=retard&tri=nom"],
    ["answered since a week", "repondu=2026-11-13"],
    ["to take over", "charge=reprendre"],
    ["another time of an interview asked", "entretien=autre-moment"],
    ["search: a name, without its accents", "q=aissatou+ndiaye"],
    ["search: a common name, in order of sending", "q=Fall&tri=envoi"],
    ["search: two characters", "q=b%C3%A2"],
    ["search: a number", `q=${number}`],
    ["search: the end of a number", `q=${String(number).slice(-4)}`],
    ["search: an address", `q=${word(String(email))}`],
    ["search: a telephone, as it is written", `q=${word(local)}`],
    ["search: nothing found", "q=zzyzx"],
    ["search in a state, an officer of one campus", "q=diop&etat=under-review", officer],
  ];
}

/** The position parameter of the page that many pages into the list. */
async function findPagePosition(pages: number): Promise<string> {
  let [position, address] = ["", LIST];
  for (let n = 0; n < pages; n += 1) {
    const page = await (await administrator.request(address)).text();
    const [, found] = /href="[^"]*[?&](?:amp;)?apres=([^"&]+)"/.exec(page) ?? [];
    if (!found) break;
    position = decodeURIComponent(found);
    address = `${LIST}?apres=${found}`;
  }
  return position;
}

async function measure(who: TestClient, address: string): Promise<Measurement> {
  const times: number[] = [];
  let bytes = 0;
  for (let n = -3; n < REPETITIONS; n += 1) {
    const startedAt = performance.now();
    const response = await who.request(address);
    bytes = (await response.arrayBuffer()).byteLength;
    if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
    if (n >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), bytes };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
