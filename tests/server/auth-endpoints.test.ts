import { expect, test } from "vitest";
import { getAuth } from "#app/features/auth/auth.server.ts";
import { action, loader } from "#app/routes/resources/auth.ts";
import { createTestDatabase } from "#tests/support/database.ts";

await createTestDatabase();

// `Auth` has no `api`, because our code must not call it.
const { api } = getAuth("http://localhost:3000") as unknown as {
  api: Record<string, { path?: string }>;
};
/** Every endpoint that the auth library registers by itself (AUTH-07), except the callback. */
const mounted = Object.values(api)
  .map((endpoint) => endpoint.path ?? "")
  .filter((path) => path && !path.startsWith("/callback/"));

test("auth library: registers many endpoints, including dangerous ones", () => {
  expect(mounted.length).toBeGreaterThan(25);
  for (const path of ["/change-email", "/delete-user", "/update-user", "/unlink-account"])
    expect(mounted).toContain(path);
});

test.each(mounted)("%s is not reachable", async (path) => {
  const address = `http://localhost:3000/api/auth${path.replace(/:\w+/g, "google")}`;
  expect((await loader({ request: new Request(address) } as never)).status).toBe(404);
  expect(action().status).toBe(404);
});
