import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { inEnglish, tokenPages } from "#tests/support/public-pages.ts";
import { openSharedSite } from "#tests/support/public-site.ts";
import { getJava } from "../../tools/java.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 400_000 });

const site = await openSharedSite();
const folder = mkdtempSync(join(tmpdir(), "erabao-html-"));
const checker = "node_modules/vnu-jar/build/dist/vnu.jar";
const runtime = getJava(console.log);
afterAll(() => rmSync(folder, { recursive: true }));

/** Less work before the first page, for a process that lives some seconds; the checker asks for the stack. */
const javaOptions = ["-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** Pages that neither the floor plan's samples nor the sitemap name. */
const others = [
  "/no-such-page",
  "/autre-formation?q=zzz",
  ...tokenPages,
  "/verification",
  "/nouveau-mot-de-passe",
  "/nouvelle-adresse",
  "/recu/7K2M-QX4T-9RWD",
  "/connexion?erreur=wrong-credentials",
  "/demo/courriels",
];

type Message = { type: string; subType?: string; message: string; url: string; extract?: string };

/** What the Nu HTML checker says of these pages, one line each; its words on habits of style are left out. */
function validateHtml(pages: Map<string, string>): string[] {
  const files = [...pages].map(([address, html]) => {
    const file = join(folder, `${encodeURIComponent(address)}.html`);
    // The checker does not know today's style sheets: the linter reads them.
    writeFileSync(file, html.replace(/(?<=<style>).*?(?=<.style>)/s, ""));
    return file;
  });
  const options = ["--format", "json", "--stdout", "--exit-zero-always"];
  const said = execFileSync(runtime, [...javaOptions, "-jar", checker, ...options, ...files], {
    encoding: "utf8",
    maxBuffer: 64e6,
  });
  const { messages } = JSON.parse(said) as { messages: Message[] };
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
// One start of Java is slow: the page that must be refused is checked along with the others.
const broken = "<!doctype html><html lang=fr><title>x</title><p><div id=a></div><i id=a></i>";
const pages = new Map(answers.map(({ address, text }) => [address, text]));
const brokenPageErrors = validateHtml(new Map([...pages, ["/broken", broken]]));
const isOfBrokenPage = (line: string) => line.startsWith("/broken ");

test("every public page is valid HTML, without a warning, in both languages", () => {
  expect(pages.size).toBeGreaterThan(60);
  expect(brokenPageErrors.filter((line) => !isOfBrokenPage(line))).toEqual([]);
});

test("would see a page that is not", () => {
  expect(brokenPageErrors.filter(isOfBrokenPage).join()).toContain("Duplicate ID");
});
