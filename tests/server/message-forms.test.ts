import { expect, test, vi } from "vitest";
import { queryColumn } from "#tests/support/query-database.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { server, database } = await withServer();
const candidate = await createSignedInClient(server.origin, "candidat@demo.test");
const officer = await createSignedInClient(server.origin, "admissions@demo.test");
const [thread] = await queryColumn(
  database.settings,
  "select t.id from threads t join users u on u.id = t.person_id where u.email = 'candidat@demo.test' limit 1",
);
const [file] = await queryColumn(
  database.settings,
  "select id from applications where submitted_at is not null and campus = 'senegal' limit 1",
);
/** Each message form, its user and its other fields. */
const forms = [
  [`/espace-etudiant/messagerie/${thread}`, candidate, {}],
  ["/espace-etudiant/messagerie/nouveau", candidate, { subject: "Objet", campus: "senegal" }],
  [`/administration/messages/${thread}`, officer, {}],
  [`/administration/candidatures/${file}`, officer, { subject: "Objet" }],
] as const;

const count = async () =>
  (await queryColumn(database.settings, "select count(*) from messages"))[0];

test.for(forms)(
  "form of %s without a script: submitting it again a day later leads to the existing message",
  async ([path, person, fields]) => {
    const page = await (await person.request(path)).text();
    const attempt = /name="attempt" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const send = async () => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...fields, attempt, content: "Bonjour." }))
        body.set(name, value);
      const headers = { origin: server.origin };
      return person.request(path, { method: "POST", headers, body });
    };
    const first = (await send()).headers.get("location");
    expect(first).toContain("sent=");
    const sent = await count();
    await queryColumn(
      database.settings,
      "update messages set created_at = created_at - interval '1 day'",
    );
    expect((await send()).headers.get("location")).toBe(first);
    expect(await count()).toBe(sent);
  },
);

test.for(forms)(
  "refused file: is reported above the page %s under the name of its field",
  async ([address, person, fields]) => {
    for (const [path, label] of [
      [address, "Fichier 2"],
      [`/en${address}`, "File 2"],
    ] as const) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...fields, content: "Bonjour." }))
        body.set(name, value);
      body.set("file2", new File(["PK"], "lettre.docx"));
      const headers = { origin: server.origin };
      const response = await person.request(path, { method: "POST", headers, body });
      expect(response.status, path).toBe(422);
      expect(await response.text()).toMatch(new RegExp(`href="#file2"[^>]*>${label}\\W`));
    }
  },
);
