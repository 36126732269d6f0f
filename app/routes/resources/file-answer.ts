import { contentDisposition } from "#app/features/documents/file-rules.ts";

type Opened = { name: string; type: string; bytes: Uint8Array };

/** A private file as an answer: saved, or shown in place, and cut off from our pages by its own policy. */
export function fileAnswer(file: Opened, inline: boolean): Response {
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(file.bytes.length),
      "Content-Disposition": contentDisposition(file.name, inline),
      "Content-Security-Policy":
        inline && file.type === "application/pdf" ? READER : "sandbox; default-src 'none'",
      // The staff see a proof beside its answers, in a frame of our own page.
      "X-Frame-Options": inline ? "SAMEORIGIN" : "DENY",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store, private",
      Vary: "Cookie",
    },
  });
}

/** Browsers refuse to open a PDF in their own reader under `sandbox`; the reader is no page of ours. */
const READER = "frame-ancestors 'self'; script-src 'none'; base-uri 'none'; form-action 'none'";
