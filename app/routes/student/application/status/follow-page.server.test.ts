import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { buildSent } from "#app/features/admissions/testing.ts";
import { followingOf } from "#app/features/decisions/following.server.ts";
import { checkFile } from "#app/features/decisions/request/file-verdict.server.ts";
import { answerRequest, askMore } from "#app/features/decisions/request/request.server.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { testDatabase } from "#tests/support/database.ts";
import { followPageOf } from "./follow-page.server.ts";

await testDatabase();

test("a document that answers a request is among the proofs, with what was asked and said of it", async () => {
  const officer = await buildStaff({ campus: "senegal" });
  const { actor, id, choices } = await buildSent({ state: "under-review" });
  const page = async () => {
    const application = await loadApplication(actor, id);
    if (!application) throw new Error("there is no application");
    const following = await followingOf(id);
    const own = { actor, application, following, corrections: [], others: [], locale: "fr" };
    return followPageOf(own as never);
  };
  const given = async () => (await page()).proofs.filter(({ asked }) => asked !== null);
  const words = "La page de votre passeport.";
  await askMore(officer, choices[0], "under-review", { what: "document", words });
  expect(await given()).toEqual([]);
  const [request] = (await page()).requests;
  await answerRequest(actor, request?.id ?? "", { file: buildPdf("passeport.pdf") });
  const [proof] = await given();
  const file = { name: "passeport.pdf", opens: true };
  expect(proof).toMatchObject({ title: null, asked: words, state: "given", file });
  await checkFile(officer, proof?.file?.id ?? "");
  expect(await given()).toMatchObject([{ state: "checked" }]);
});
