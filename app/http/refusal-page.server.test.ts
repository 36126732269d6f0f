import { expect, onTestFinished, test } from "vitest";
import { config, setConfig } from "#app/platform/config.server.ts";
import { renderRefusalPage } from "./refusal-page.server.tsx";

const pageAt = (path: string) =>
  renderRefusalPage({
    ...{ status: 403, path, origin: "", back: undefined, isForm: false },
    ...{ theme: undefined, styles: "" },
  });

test("renderRefusalPage: says in the page's language that the site is a rehearsal, only in one", () => {
  const usual = config();
  onTestFinished(() => setConfig(usual));
  expect(pageAt("/")).not.toMatch(/rehearsal/);
  setConfig({ ...usual, isRehearsal: true });
  expect(pageAt("/")).toMatch(/<p class="rehearsal-band" role="note">Essai d’une sauvegarde/);
  expect(pageAt("/en")).toMatch(/<p class="rehearsal-band" role="note">Backup test/);
});
