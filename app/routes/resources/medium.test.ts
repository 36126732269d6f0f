import { afterEach, expect, test } from "vitest";
import { buildStaff } from "#app/features/identity/testing.ts";
import { getMedium } from "#app/features/media/library.server.ts";
import { buildFilm, buildMedium } from "#app/features/media/testing.ts";
import { transcodeVersion } from "#app/features/media/transcode/transcode-version.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loader } from "./medium.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

const film = buildFilm({ size: 300_000 });

/** Asks for a film of the library as a player does. */
async function asking() {
  const editor = await buildStaff({ role: "editor" });
  const { id } = await buildMedium(editor, film);
  const { id: editionId = "", hash = "" } = (await getMedium(editor, id))?.version ?? {};
  await transcodeVersion(editionId);
  return (headers: Record<string, string>, method = "GET", file = "film.mp4") => {
    const request = new Request(`http://localhost/medias/${hash}/${file}`, { headers, method });
    return loader({ request, params: { hash, file } } as never);
  };
}

test("a film leaves whole, in the part that is asked for, or not at all", async () => {
  const ask = await asking();
  const bytes = Buffer.from(await film.arrayBuffer());
  const whole = await ask({});
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  const part = await ask({ range: "bytes=1000-1999" });
  expect([
    part.status,
    part.headers.get("content-range"),
    part.headers.get("content-length"),
  ]).toEqual([206, `bytes 1000-1999/${bytes.length}`, "1000"]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1_000, 2_000))).toBe(true);
  const rest = await ask({ range: "bytes=-5", "if-range": whole.headers.get("etag") ?? "" });
  expect([rest.status, (await rest.arrayBuffer()).byteLength]).toEqual([206, 5]);
  const other = await ask({ range: "bytes=0-4", "if-range": '"another"' });
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
  const beyond = await ask({ range: `bytes=${bytes.length}-` });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([
    416,
    `bytes */${bytes.length}`,
  ]);
  const head = await ask({}, "HEAD");
  expect([head.body, head.headers.get("content-length")]).toEqual([null, `${bytes.length}`]);
  await expect(ask({}, "GET", "film.webm")).rejects.toMatchObject({ init: { status: 404 } });
});
