import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { inEnglish, tokenPages } from "#tests/support/public-pages.ts";
import { openSharedSite } from "#tests/support/public-site.ts";
import { requireJava } from "../../tools/java.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 400_000 });

const site = await openSharedSite();
const folder = mkdtempSync(join(tmpdir(), "erabao-html-"));
const checker = "node_modules/vnu-jar/build/dist/vnu.jar";
const runtime = requireJava();
afterAll(() => rmSync(folder, { recursive: true }));

/** Faster start for a process of some seconds; the checker requires the stack size. */
const javaOptions = ["-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** Pages in neither the access table's samples nor the sitemap. */
const others = [
  "/no-such-page",
  "/autre-formation?q=zzz",
  ...tokenPages,
  "/verification",
  "/nouveau-mot-de-passe",
  "/nouvelle-adresse",
  "/recu/7K2M-QX4T-9RWD",
  "/connexion?error=wrong-credentials",
  "/demo/courriels",
];

type Message = { type: string; subType?: string; message: string; url: string; extract?: string };

/** The Nu HTML checker's messages about these pages, one per line, without style advice. */
function validateHtml(pages: Map<string, string>): string[] {
  const files = [...pages].map(([address, html]) => {
    const file = join(folder, `${encodeURIComponent(address)}.html`);
    // The checker does not know current CSS; Biome checks it.
    writeFileSync(file, html.replace(/(?<=<style>).*?(?=<.style>)/s, ""));
    return file;
  });
  const options = ["--format", "json", "--stdout", "--exit-zero-always"];
  const output = execFileSync(runtime, [...javaOptions, "-jar", checker, ...options, ...files], {
    encoding: "utf8",
    maxBuffer: 64e6,
  });
  const { messages } = JSON.parse(output) as { messages: Message[] };
  return messages
    .filter(({ type, subType }) => type !== "info" || subType === "warning")
    .map(({ url, message, extract = "" }) => {
      const address = decodeURIComponent(
        decodeURIComponent(url.slice(url.lastIndexOf("/") + 1, -".html".length)),
      );
      return `${address} ${message} ${extract.replaceAll("\n", " ")}`;
    });
}

const answers = [
  ...(await site.pages()),
  ...(await Promise.all(others.flatMap((one) => [one, inEnglish(one)]).map(site.fetchOnce))),
];
// Starting Java is slow, so the invalid page is checked together with the others.
const broken = "<!doctype html><html lang=fr><title>x</title><p><div id=a></div><i id=a></i>";
const pages = new Map(answers.map(({ address, text }) => [address, text]));
const brokenPageErrors = validateHtml(new Map([...pages, ["/broken", broken]]));
const isOfBrokenPage = (line: string) => line.startsWith("/broken ");

test("public pages: are valid HTML without warnings, in both languages", () => {
  expect(pages.size).toBeGreaterThan(60);
  expect(brokenPageErrors.filter((line) => !isOfBrokenPage(line))).toEqual([]);
});

test("HTML checker: reports an invalid page", () => {
  expect(brokenPageErrors.filter(isOfBrokenPage).join()).toContain("Duplicate ID");
});
