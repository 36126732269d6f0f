import { afterEach, expect, test } from "vitest";
import { buildStaff } from "#app/features/auth/testing.ts";
import { getMedium } from "#app/features/media/library.server.ts";
import { buildFilm, buildMedium } from "#app/features/media/testing.ts";
import { transcodeVersion } from "#app/features/media/transcode/transcode-version.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loader } from "./medium.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

const film = buildFilm({ size: 300_000 });

/** Creates a film of the library; returns a function that requests it like a player. */
async function createFilm() {
  const editor = await buildStaff({ role: "editor" });
  const { id } = await buildMedium(editor, film);
  const { id: versionId = "", hash = "" } = (await getMedium(editor, id))?.version ?? {};
  await transcodeVersion(versionId);
  return (headers: Record<string, string>, method = "GET", file = "film.mp4") => {
    const request = new Request(`http://localhost/medias/${hash}/${file}`, { headers, method });
    return loader({ request, params: { hash, file } } as never);
  };
}

test("media loader: returns a film whole or the requested range, else 416 or 404", async () => {
  const requestFilm = await createFilm();
  const bytes = Buffer.from(await film.arrayBuffer());
  const whole = await requestFilm({});
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  const part = await requestFilm({ range: "bytes=1000-1999" });
  expect([
    part.status,
    part.headers.get("content-range"),
    part.headers.get("content-length"),
  ]).toEqual([206, `bytes 1000-1999/${bytes.length}`, "1000"]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1_000, 2_000))).toBe(true);
  const rest = await requestFilm({
    range: "bytes=-5",
    "if-range": whole.headers.get("etag") ?? "",
  });
  expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, 5]);
  const other = await requestFilm({ range: "bytes=0-4", "if-range": '"another"' });
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
  const beyond = await requestFilm({ range: `bytes=${bytes.length}-` });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([
    416,
    `bytes */${bytes.length}`,
  ]);
  const head = await requestFilm({}, "HEAD");
  expect([head.body, head.headers.get("content-length")]).toEqual([null, `${bytes.length}`]);
  await expect(requestFilm({}, "GET", "film.webm")).rejects.toMatchObject({
    init: { status: 404 },
  });
});
