import { contentDisposition } from "#app/features/documents/file-rules.ts";

type OpenedFile = { name: string; type: string; bytes: Uint8Array };

/** A private file as an answer: saved, or shown in place, and cut off from our pages by its own policy. */
export function fileResponse(file: OpenedFile, isInline: boolean): Response {
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": file.type,
      "Content-Length": String(file.bytes.length),
      "Content-Disposition": contentDisposition(file.name, isInline),
      "Content-Security-Policy":
        isInline && file.type === "application/pdf"
          ? PDF_VIEWER_POLICY
          : "sandbox; default-src 'none'",
      // The staff see a proof beside its answers, in a frame of our own page.
      "X-Frame-Options": isInline ? "SAMEORIGIN" : "DENY",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store, private",
      Vary: "Cookie",
    },
  });
}

/** Browsers refuse to open a PDF in their own reader under `sandbox`; the reader is no page of ours. */
const PDF_VIEWER_POLICY =
  "frame-ancestors 'self'; script-src 'none'; base-uri 'none'; form-action 'none'";
