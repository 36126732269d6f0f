import { rmSync } from "node:fs";
import { listUrls } from "#tests/support/html.ts";
import { getNewDataDir, removeDataDir, startServer } from "#tests/support/server.ts";
import { applicantQueries, entriesQuery, valueQueries } from "./address-values.ts";
import { type Demonstration, openDemonstration } from "./demonstration.ts";
import { createLinks, createOfficeData, createSecondFactor } from "./demonstration-steps.ts";
import { fillAddress, type PreparedData } from "./prepared-data.ts";
import { type Account, translatePath, type Visit } from "./screen.ts";
import { copyFolder, startAt } from "./site.ts";

/**
 * Prepares the data of both trees with the build of one: signs in every account, does what the screens show, and opens
 * every page once, because a first view is recorded. Writes the data folder of the stopped site to `folder`.
 */
export async function prepareData(
  tree: string,
  folder: string,
  visits: readonly Visit[],
): Promise<PreparedData> {
  const dataDir = getNewDataDir();
  try {
    const server = await startServer({ folder: tree, dataDir, env: { LOG_LEVEL: "error" } });
    const prepared = await fillDemonstration(openDemonstration(server.origin, dataDir)).finally(
      () => server.stop(),
    );
    const data = { ...prepared, folder, clock: new Date().toISOString() };
    const frozen = await startAt(data.clock, { tree, dataDir });
    await openEveryPage(frozen.origin, data, visits).finally(() => frozen.stop());
    rmSync(folder, { recursive: true, force: true });
    copyFolder(dataDir, folder);
    return data;
  } finally {
    removeDataDir(dataDir);
  }
}

async function fillDemonstration(
  demonstration: Demonstration,
): Promise<Pick<PreparedData, "cookies" | "values">> {
  const { signIn, submit, query, queryValue } = demonstration;
  const clients = {
    candidate: await signIn("candidat@demo.test"),
    officer: await signIn("admissions@demo.test"),
    editor: await signIn("redaction@demo.test"),
    administrator: await signIn("admin@demo.test"),
  };
  const links = await createLinks(demonstration, clients);
  await createOfficeData(demonstration, clients);
  const factor = await createSecondFactor(demonstration, clients.administrator);
  const values: Record<string, string> = { ...links };
  for (const [name, statement] of Object.entries(valueQueries))
    values[name] = await queryValue(statement);
  for (const { kind, id } of await query(entriesQuery)) values[`entry-${kind}`] = String(id);
  const impersonator = await signIn("admin@demo.test");
  await submit(impersonator, `/administration/personnes/${values.candidateId}/espace`, {
    reason: "Vous nous avez appelés ce matin",
  });
  const cookies: PreparedData["cookies"] = {
    ...Object.fromEntries(Object.entries(clients).map(([name, one]) => [name, one.cookie()])),
    "second-factor": factor.complete.cookie(),
    "second-factor-pending": factor.pending.cookie(),
    impersonator: impersonator.cookie(),
  };
  // The applicants have the password of the other accounts of the demonstration.
  await query(`insert into accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
    select gen_random_uuid(), u.id, u.id::text, 'credential', a.password, now(), now()
    from users u, accounts a join users c on c.id = a.user_id and c.email = 'candidat@demo.test'
    where u.demo and not exists (select from accounts b where b.user_id = u.id)
      and not exists (select from staff s where s.user_id = u.id)`);
  for (const [account, statement] of Object.entries(applicantQueries))
    cookies[account as Account] = (await signIn(await queryValue(statement))).cookie();
  return { cookies, values };
}

/** It fails on purpose. */
const FAILING_PAGE = "/demo/panne";

/** As each account, one page after the other, each with the documents it shows. Throws when a page fails. */
async function openEveryPage(
  origin: string,
  { cookies, values }: PreparedData,
  visits: readonly Visit[],
): Promise<void> {
  const opened = new Set<string>();
  for (const { screen, language } of visits) {
    const address = translatePath(fillAddress(screen.at, values), language);
    const key = `${screen.as} ${address}`;
    if (opened.has(key)) continue;
    opened.add(key);
    const headers = { cookie: cookies[screen.as] ?? "", accept: "text/html" };
    const { status, text } = await request(origin + address, headers);
    if (status >= 500 && screen.at !== FAILING_PAGE) throw new Error(`${key} answers ${status}`);
    for (const file of listUrls(text).filter(isDocument)) await request(origin + file, headers);
  }
}

const isDocument = (address: string) => /^\/fichiers\//.test(address);

async function request(address: string, headers: Record<string, string>) {
  const response = await fetch(address, { headers, redirect: "manual" });
  // An unread response keeps its connection open.
  return { status: response.status, text: await response.text() };
}
