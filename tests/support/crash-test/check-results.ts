import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { TestClient } from "../test-client.ts";
import { APPLICATION_NUMBER } from "./applicant.ts";
import type { LedgerLine } from "./ledger.ts";

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Requests everything that was acknowledged again, as each client; returns one sentence per fault. */
export async function checkPages(origin: string, lines: LedgerLine[]): Promise<string[]> {
  const numbers = new Map(lines.map(({ email, number }) => [email, number] as const));
  const sent = lines.filter(({ event: what }) => what === "sent");
  const faults: string[] = [];
  for (const { email, cookie = "", proofs = [] } of sent) {
    const client = Object.assign(new TestClient(origin), { cookie });
    const page = await (await client.request("/espace-etudiant/candidate/suivi")).text();
    const number = APPLICATION_NUMBER.exec(page)?.[0];
    const numberGiven = numbers.get(email);
    if (!number || (numberGiven && number !== numberGiven))
      faults.push(`${email} received ${numberGiven} and finds ${number}`);
    const summary = await (await client.request("/espace-etudiant/candidate/recapitulatif")).text();
    const addresses = new Set((page + summary).match(/\/fichiers\/[\w-]+/g));
    const storedDigests: string[] = [];
    for (const address of addresses)
      storedDigests.push(
        digest(new Uint8Array(await (await client.request(address)).arrayBuffer())),
      );
    for (const proof of proofs)
      if (!storedDigests.includes(proof)) faults.push(`${email} does not find a proof again`);
  }
  return faults;
}

/** Only clients of the crash test: the demonstration has applications of its own. */
const stressApplications = `applications a join users u on u.id = a.candidate_id and u.email like '%@storm.example'`;
const historyCount = `(select count(*)::int from history h
  where h.subject_id = a.id::text and h.action = 'application.submitted')`;
const emailCount = `(select count(*)::int from mails m where m.to = u.email and m.kind = 'receipt')`;
const entries = `(select count(*)::int from cursus_entries e where e.application_id = a.id
  and e.removed_at is null and e.proof_id is not null)`;

/** Queries for forbidden states; every row is a fault. */
const forbiddenRows: Record<string, string> = {
  "a number given twice": `select number from applications where number is not null
    group by number having count(*) > 1`,
  // Counts from the first number to the last one assigned, so that a lost first number is a gap too.
  "a gap between numbers": `select n.campus, n.year, n.last, count(*)::int from application_numbers n
    join intakes i on i.year = n.year
    join applications a on a.intake_id = i.id and a.campus = n.campus and a.number is not null
    group by n.campus, n.year having n.last - min(right(a.number, 4)::int) + 1 <> count(*)`,
  "sent without one line of history": `select u.email from ${stressApplications} where number is not null and ${historyCount} <> 1`,
  "sent without exactly one email": `select u.email from ${stressApplications} where number is not null and ${emailCount} <> 1`,
  "a history line or an email for an application that was not sent": `select u.email from ${stressApplications}
    where number is null and ${historyCount} + ${emailCount} > 0`,
  "sent in part": `select u.email from ${stressApplications} where number is not null
    and (submitted_at is null or record is null or receipt_code is null or ${entries} <> 2)`,
  "a choice in another state than its application": `select u.email from ${stressApplications}
    join choices c on c.application_id = a.id where (c.state = 'submitted') <> (number is not null)`,
  "sent without a choice": `select u.email from ${stressApplications} where number is not null
    and not exists (select from choices c where c.application_id = a.id)`,
};

/**
 * Compares the database with the file store: faults, and leftovers that the nightly sweep removes. Reads the proofs
 * from the data folder unless they are passed by key.
 */
export async function checkDatabase(
  settings: pg.PoolConfig,
  dataDir: string,
  proofs = readProofs(dataDir),
) {
  const client = new pg.Client(settings);
  await client.connect();
  const faults: string[] = [];
  for (const [what, question] of Object.entries(forbiddenRows)) {
    const { rows } = await client.query(question);
    if (rows.length > 0) faults.push(`${what}: ${JSON.stringify(rows)}`);
  }
  const files = await client.query("select key, sha256 from files where key like 'proofs/%'");
  for (const { key, sha256 } of files.rows) {
    const bytes = proofs.get(key);
    if (!bytes || digest(bytes) !== sha256)
      faults.push(`the bytes of ${key} differ from the stored hash`);
  }
  const knownKeys = await client.query(`select key from files union select key from stored_objects
    union select key from store_removals`);
  const keys = new Set(knownKeys.rows.map(({ key }) => key));
  for (const key of proofs.keys())
    if (!keys.has(key)) faults.push(`no table knows the bytes of ${key}: nothing sweeps them`);
  const sentEmails = await client.query(
    "select id from mails where kind = 'receipt' and state = 'sent'",
  );
  for (const { id } of sentEmails.rows)
    if (!existsSync(join(dataDir, "mail", `${id}.json`)))
      faults.push(`the email ${id} is marked as sent but was not delivered`);
  const count = await client.query(
    `select count(*)::int as n from ${stressApplications} where number is not null`,
  );
  await client.end();
  return {
    faults,
    sent: Number(count.rows[0]?.n),
    files: files.rows.length,
    unnamed: proofs.size - files.rows.length,
  };
}

/** The proofs in the data folder, by key. */
function readProofs(dataDir: string): Map<string, Buffer> {
  const all = readdirSync(join(dataDir, "files", "proofs"));
  // Files being written have a name that starts with a dot.
  const names = all.filter((name) => !name.startsWith("."));
  return new Map(
    names.map((name) => [`proofs/${name}`, readFileSync(join(dataDir, "files", "proofs", name))]),
  );
}
