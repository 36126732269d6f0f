import { contentDisposition } from "#app/features/documents/file-rules.ts";

type OpenedFile = { name: string; type: string; bytes: Uint8Array };

/** Response with a private file, as an attachment or inline; its content security policy isolates it from our pages. */
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
      // Staff read a document in a frame beside the answers.
      "X-Frame-Options": isInline ? "SAMEORIGIN" : "DENY",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store, private",
      Vary: "Cookie",
    },
  });
}

/** Browsers do not open a PDF in their viewer under `sandbox`; the viewer is not a page of this origin. */
const PDF_VIEWER_POLICY =
  "frame-ancestors 'self'; script-src 'none'; base-uri 'none'; form-action 'none'";
