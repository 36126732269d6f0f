import { expect, test, vi } from "vitest";
import {
  infoParts,
  listFields,
  listInputNames,
} from "#app/features/admissions/application-fields.ts";
import { getPartPath } from "#app/routes/student/application/shell/application-paths.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { server } = await withServer();
const candidate = await createSignedInClient(server.origin, "candidat@demo.test");

test.for(infoParts)("%s: the page has each input of its fields once, in order", async (part) => {
  const html = await (await candidate.request(getPartPath(part))).text();
  const names = [...html.matchAll(/<(?:input|select)\b[^>]* name="([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );
  const expected = listFields(part).flatMap((field) =>
    field === "photo" ? [field] : listInputNames(field),
  );
  // A radio button has one input for each choice.
  const found = [...new Set(names)].filter((name) => expected.includes(name));
  expect(found.toSorted()).toEqual(expected.toSorted());
  const listOrder = (inputs: string[]) => [...new Set(inputs.map((name) => name.split(".", 1)[0]))];
  expect(listOrder(found)).toEqual(listOrder(expected));
});
