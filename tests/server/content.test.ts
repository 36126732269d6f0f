import { expect, test, vi } from "vitest";
import { buildPhoto } from "#app/features/media/testing.ts";
import { readFormValues } from "#tests/support/form-values.ts";
import { findElements } from "#tests/support/html.ts";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";
import { withTwoServers } from "#tests/support/with-two-servers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { first, second } = await withTwoServers();

const LIST = "/administration/contenus";
const editor = await createSignedInClient(first.origin, "redaction@demo.test");

const getText = async (origin: string, address: string) => (await fetch(origin + address)).text();

/** The edit page of an entry, by the text of its link in the list. */
async function getEditor(name: string): Promise<string> {
  const page = await (await editor.request(`${LIST}?q=${encodeURIComponent(name)}`)).text();
  const found = findElements(page, "a").find(({ href }) =>
    /\/contenus\/[\w-]{36}$/.test(href ?? ""),
  );
  return found?.href ?? "";
}

/** Submits a file by a form as our own pages do. */
async function sendFile(
  client: TestClient,
  address: string,
  file: File,
  fields: Record<string, string>,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", file);
  return client.request(address, { method: "POST", headers: { origin: client.origin }, body });
}

/** Requests a page until it contains a text; returns how long that took, in milliseconds. */
async function waitUntilShown(origin: string, address: string, text: string): Promise<number> {
  const begin = performance.now();
  while (!(await getText(origin, address)).includes(text)) {
    if (performance.now() - begin > 10_000) throw new Error(`${text} never came`);
  }
  return performance.now() - begin;
}

test("draft: is visible to editors only; once published, another process shows it within 2 s", async () => {
  const page = await getEditor("Un diplôme canadien, sans quitter le pays");
  const form = await readFormValues(editor, page);
  const newText = "Une phrase que la rédaction vient de changer";
  await Promise.all([getText(first.origin, "/"), getText(second.origin, "/")]);

  const draft = await editor.submit(page, { ...form, "fr.subheading": newText, intent: "save" });
  expect([draft.status, draft.headers.get("location")]).toEqual([302, `${page}?done=draft`]);
  const preview = await editor.request("/?preview");
  const previewed = await preview.text();
  expect(previewed).toContain(newText);
  expect(preview.headers.get("cache-control")).toBe("no-store, private");
  expect(preview.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(preview.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  // A browser without our cached stylesheets gets them inline, and the policy allows them.
  expect(previewed).toContain("<style>");
  expect(preview.headers.get("content-security-policy")).toMatch(/style-src 'self' 'sha256-/);
  const officer = await createSignedInClient(first.origin, "admissions@demo.test");
  const others = [
    await getText(first.origin, "/"),
    await getText(first.origin, "/?preview"),
    await getText(second.origin, "/?preview=1"),
    await (await officer.request("/?preview")).text(),
    await (await editor.request("/")).text(),
  ];
  expect(others.map((text) => text.includes(newText))).toEqual(Array(5).fill(false));

  const again = await readFormValues(editor, page);
  expect((await editor.submit(page, { ...again, intent: "publish:fr" })).status).toBe(302);
  expect(await waitUntilShown(second.origin, "/", newText)).toBeLessThan(2000);
  expect(await getText(first.origin, "/")).toContain(newText);
  expect(await getText(first.origin, "/en")).not.toContain(newText);
});

test("schedule: marks the missing or invalid date field, and previews English-only changes in English", async () => {
  const page = await getEditor("De jour, de nuit, en ligne");
  const form = await readFormValues(editor, page);
  const planned = async (day: string, time: string) => {
    const plan = { "en.$day": day, "en.$time": time, intent: "schedule:en" };
    const response = await editor.submit(page, { ...form, ...plan });
    expect(response.status).toBe(422);
    const html = findElements(await response.text(), "input");
    return ["en.$day", "en.$time"].filter((name) =>
      html.some((one) => one.name === name && one["aria-invalid"] === "true"),
    );
  };
  expect(await planned("2030-01-15", "")).toEqual(["en.$time"]);
  expect(await planned("2030-02-31", "08:30")).toEqual(["en.$day"]);
  expect(await planned("", "")).toEqual(["en.$day", "en.$time"]);

  const seen = async (more: Record<string, string>) => {
    const now = await readFormValues(editor, page);
    return (await editor.submit(page, { ...now, ...more, intent: "preview" })).headers.get(
      "location",
    );
  };
  expect(await seen({ "en.subheading": "At your own pace." })).toBe(`${page}/apercu?locale=en`);
  expect(await seen({ "fr.subheading": "À votre pas." })).toBe(`${page}/apercu?locale=fr`);
});

test("news in French only: are on English pages too, with a notice, until withdrawn", async () => {
  const created = await editor.submit(LIST, {
    intent: "create",
    kind: "news",
    name: "Journée d'été",
  });
  const page = created.headers.get("location")?.split("?")[0] ?? "";
  const address = "/actualite/journee-d-ete";
  expect((await fetch(first.origin + address)).status).toBe(404);
  const fields = {
    ...(await readFormValues(editor, page)),
    "fr.title": "Une journée d'été",
    "fr.description": "Le campus de Dakar ouvre ses portes.",
    "fr.text": "Visite du campus.",
    "fr.place": "Dakar",
    "fr.scene.name": "dakar",
  };
  const added = await editor.submit(page, {
    ...fields,
    intent: "add:fr.sections",
    "fr.sections.$newType": "note",
  });
  expect(added.status).toBe(200);
  const refused = await editor.submit(page, {
    ...fields,
    "fr.sections.#": "1",
    "fr.sections.0.type": "note",
    "fr.sections.0.body": "[ici](javascript:alert(1))",
    intent: "publish:fr",
  });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("Une journée d&#x27;été");
  expect(html).toContain("Écrivez une adresse qui commence par");
  expect((await editor.submit(page, { ...fields, intent: "publish:fr" })).status).toBe(302);
  expect(await waitUntilShown(second.origin, `/en${address}`, "Une journée d’été")).toBeLessThan(
    2000,
  );
  expect(await getText(second.origin, `/en${address}`)).toContain("untranslated");
  expect(await getText(second.origin, "/actualite")).toContain(address);
});

test("edit conflict: reports it, keeps every text and lets the editor replace the other's", async () => {
  const page = await getEditor("La route de l'université");
  const form = await readFormValues(editor, page);
  const other = await createSignedInClient(second.origin, "admin@demo.test");
  await other.submit(page, { ...form, "fr.subheading": "De l'autre", intent: "save" });
  const mine = { ...form, "fr.subheading": "De moi", intent: "save" };
  const stale = await editor.submit(page, mine);
  expect(stale.status).toBe(409);
  const html = await stale.text();
  expect(html).toContain("De moi");
  const base =
    findElements(html, "input").find(({ name }) => name === "fr.$baseVersion")?.value ?? "";
  expect((await editor.submit(page, { ...mine, "fr.$baseVersion": base })).status).toBe(302);
});

test("catalogue: closing, renaming or retiring a programme is visible in another process within 2 s", async () => {
  const page = "/administration/catalogue/formations/laval-agronomie";
  const address = "/autre-formation/laval-agronomie";
  const before = ["/autre-formation", address, "/en/autre-formation", "/sitemap.xml"];
  await Promise.all(before.map((one) => getText(second.origin, one)));
  const save = async (more: Record<string, string>) =>
    (await editor.submit(page, { ...(await readFormValues(editor, page)), ...more })).headers.get(
      "location",
    );

  expect(await save({ nameFr: "Agronomie des sols", availability: "closed", intent: "save" })).toBe(
    `${page}?done=changed`,
  );
  expect(await waitUntilShown(second.origin, address, "Agronomie des sols")).toBeLessThan(2000);
  const seen = await getText(second.origin, "/autre-formation?q=agronomie+des+sols");
  expect(seen).toContain("Agronomie des sols");
  expect(await getText(second.origin, address)).toContain("est fermée pour cette rentrée");

  expect(await save({ intent: "retire" })).toBe(`${page}?done=retired`);
  const begin = performance.now();
  while ((await fetch(second.origin + address)).status !== 404)
    expect(performance.now() - begin).toBeLessThan(2000);
  for (const one of ["/autre-formation", "/en/autre-formation", "/sitemap.xml"])
    expect(await getText(second.origin, one), one).not.toContain("laval-agronomie");
});

test("catalogue file: is previewed, then applied, by forms without scripts; a wrong line is reported", async () => {
  const files = "/administration/catalogue/fichiers";
  const importLines = (lines: string[]) => {
    const body = new FormData();
    body.set("file", new Blob([lines.join("\r\n")], { type: "text/csv" }), "formations.csv");
    return editor.request(files, { method: "POST", headers: { origin: first.origin }, body });
  };
  const head = "Identifiant;Disponibilité";
  const refused = await importLines([head, "uottawa-commerce;Complète", "sfu-criminology;Bientôt"]);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("1 erreur dans ce fichier");
  expect(html).toContain("Ligne 3");
  const none = await editor.submit(files, {});
  expect([none.status, (await none.text()).includes("Ce champ est requis")]).toEqual([422, true]);

  const looked = await importLines([head, "uottawa-commerce;Complète"]);
  const page = looked.headers.get("location") ?? "";
  const { digest = "" } = await readFormValues(editor, page);
  expect(await getText(second.origin, "/autre-formation/uottawa-commerce")).not.toContain(
    "complète",
  );
  expect((await editor.submit(page, { digest, intent: "apply" })).status).toBe(302);
  const address = "/autre-formation/uottawa-commerce";
  expect(await waitUntilShown(second.origin, address, "est complète pour")).toBeLessThan(2000);
  expect((await editor.submit(page, { digest, intent: "apply" })).status).toBe(409);
});

test("incomplete draft: is saved, its form lists missing fields, and its preview is rendered", async () => {
  const list = await (await editor.request(LIST)).text();
  const kinds = list.split(/(?=<section[^>]*aria-labelledby="kind-)/).slice(1);
  expect(kinds).toHaveLength(16);
  for (const kind of kinds) {
    const page = /href="([^"]*\/contenus\/[\w-]{36})"/.exec(kind)?.[1] ?? "";
    const form = Object.entries(await readFormValues(editor, page)).filter(
      ([name]) => name !== "intent",
    );
    const emptied = form.map(([name, value]) => [
      name,
      /(\.[#@]|baseVersion|type)$/.test(name) ? value : "",
    ]);
    const saved = await editor.submit(page, { ...Object.fromEntries(emptied), intent: "save" });
    expect(saved.headers.get("location")).toBe(`${page}?done=draft`);
    const html = await (await editor.request(page)).text();
    expect(html).toMatch(/Pour publier le français, il reste \d+ réponses à donner/);
    expect(html).toContain("À remplir avant de publier.");
  }
  const news = /actualite\/[\w-]+/.exec(await getText(first.origin, "/actualite"))?.[0];
  const pages = ["", "about", "actualite", news, "campus/CAMEROUN", "autre-formation", "contacts"];
  for (const address of pages.flatMap((one) => [`/${one}`, `/en/${one}`.replace(/\/$/, "")])) {
    expect((await editor.request(`${address}?preview`)).status, address).toBe(200);
    expect((await fetch(second.origin + address)).status, address).toBe(200);
  }
});

const LIBRARY = "/administration/medias";

test("media: replacing a picture is visible in another process at once, whole or by range", async () => {
  const officer = await createSignedInClient(first.origin, "admissions@demo.test");
  expect((await sendFile(officer, LIBRARY, await buildPhoto(), {})).status).toBe(403);
  const list = await (await editor.request(`${LIBRARY}?q=clock-tower`)).text();
  const links = findElements(list, "a").filter(({ href }) =>
    /\/medias\/[\w-]{36}$/.test(href ?? ""),
  );
  expect(links).toHaveLength(1);
  const page = links[0]?.href ?? "";
  expect((await officer.request(page)).status).toBe(403);
  const bad = await sendFile(editor, page, new File(["<svg/>"], "a.jpg"), {
    intent: "replace",
    newPeople: "no",
  });
  expect([bad.status, (await bad.text()).includes("ni une image JPG ou PNG")]).toEqual([422, true]);
  // It is published when its renditions are ready, so recognisable people must be declared first.
  const unsaid = await sendFile(editor, page, await buildPhoto({ width: 1000 }), {
    intent: "replace",
  });
  expect([unsaid.status, (await unsaid.text()).includes("sera publié")]).toEqual([422, true]);
  const before = await getText(second.origin, "/about");
  expect(before).toContain("/img/clock-tower-480.avif");
  const sent = await sendFile(editor, page, await buildPhoto({ width: 1000 }), {
    intent: "replace",
    newPeople: "no",
  });
  expect([sent.status, sent.headers.get("location")]).toEqual([302, `${page}?done=replaced`]);
  await waitUntilShown(first.origin, "/about", "/medias/");
  expect(await waitUntilShown(second.origin, "/about", "/medias/")).toBeLessThan(2000);
  const aboutPage = await getText(second.origin, "/about");
  expect(aboutPage).not.toContain("/img/clock-tower-480.avif");
  const [address = ""] = /\/medias\/[0-9a-f]{16}\/480\.avif/.exec(aboutPage) ?? [];
  const whole = await fetch(second.origin + address);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(whole.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(whole.headers.get("content-type")).toBe("image/avif");
  expect(whole.headers.get("content-security-policy")).toContain("sandbox");
  const part = await fetch(first.origin + address, { headers: { range: "bytes=4-7" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([
    206,
    `bytes 4-7/${bytes.length}`,
  ]);
  expect(await part.text()).toBe("ftyp");
  const beyond = await fetch(first.origin + address, { headers: { range: "bytes=9000000-" } });
  expect(beyond.status).toBe(416);
  const big = address.replace("480", "960");
  const saver = await fetch(first.origin + big, { headers: { cookie: "saver=on" } });
  expect([saver.headers.get("content-length"), saver.headers.get("cache-control")]).toEqual([
    `${bytes.length}`,
    "private, max-age=3600",
  ]);
  for (const wrong of [
    "/medias/0123456789abcdef/480.avif",
    `${address}.bak`,
    "/medias/x/..%2Fy.avif",
  ])
    expect((await fetch(first.origin + wrong)).status, wrong).toBe(404);

  expect(
    (await editor.submit(page, { intent: "restore-version", version: "shipped" })).status,
  ).toBe(302);
  expect(await waitUntilShown(second.origin, "/about", "/img/clock-tower-480.avif")).toBeLessThan(
    2000,
  );
});
