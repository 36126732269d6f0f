import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";

const sources = listSourceFiles()
  .filter((path) => /^(app|server|dev-database)\//.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** The files that contain a pattern, except the allowed ones, each with its reason. */
function filesWith(pattern: RegExp, allowed: Record<string, string>): string[] {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  for (const path of Object.keys(allowed))
    expect(found, "a listed exception is gone").toContain(path);
  return found.filter((path) => !Object.hasOwn(allowed, path));
}

describe("external input", () => {
  it("query parameters are read through Query only (app/lib/query.ts)", () => {
    expect(
      filesWith(/\.searchParams\b|\bsearchParams\b.*= new URL|\buseSearchParams\b/, {
        "app/ui/use-query.ts": "gives the query of the open page to Query",
        "app/client/signing-in/popup.ts": "writes an address, reads no value",
        "app/routes/access/pending-form.server.ts": "writes an address, reads no value",
        "app/client/offline/service-worker.js":
          "its address is written by the page that registers it",
        "app/http/action-result-cookie.server.ts":
          "writes the identifier of an answer, and reads nothing",
        "app/platform/mail/smtp-transport.server.ts":
          "the address is a setting of the installation",
      }),
    ).toEqual([]);
    expect(
      filesWith(/new URLSearchParams\([^;\n]*\)\.get(All)?\(/, {
        "app/client/focus-after-navigation.tsx":
          "compares a value with the one before, shows nothing of it",
      }),
    ).toEqual([]);
  });

  it("file contents are decoded through decodeText only (app/lib/decode-text.ts)", () => {
    expect(filesWith(/\b(file|blob|given|upload)\w*\.text\(\)/i, {})).toEqual([]);
    expect(
      filesWith(/\bnew TextDecoder\(/, {
        "app/lib/decode-text.ts": "the decoder itself",
        "app/features/auth/library/verification-token.server.ts":
          "decodes a token that this server signed",
        "app/features/notifications/delivery-report.server.ts":
          "decodes the parts of a mail report, ASCII by RFC 3464",
      }),
    ).toEqual([]);
  });

  it("forms are read through readFormData only, which cleans every text (app/http/parse-form.server.ts)", () => {
    expect(
      filesWith(/\brequest(\.clone\(\))?\.formData\(\)/, {
        "app/http/parse-form.server.ts": "the reader itself",
        "app/routes/resources/facebook-erasure.ts":
          "takes one signed text, checked by its signature",
        "app/client/session-watch.tsx": "runs in the browser, on the page's own form",
        "app/routes/student/application/info/route.tsx":
          "runs in the browser, on the page's own form",
      }),
    ).toEqual([]);
  });
});
