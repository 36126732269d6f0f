import { receiptMessages } from "#app/features/admissions/messages/receipt.ts";
import { createReceipt } from "#app/features/admissions/sending/receipt.server.ts";
import { contentDisposition } from "#app/features/documents/file-rules.ts";
import { actorContext } from "#app/http/context.ts";
import { refuseImpersonatedDownload } from "#app/http/impersonation-guards.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import type { Route } from "./+types/receipt";
import { requireSentApplication } from "./shell/sent-application.server.ts";

/** Downloads the receipt of the submission as a PDF. Refused during impersonation; 404 for another user's number. */
export async function loader(args: Route.LoaderArgs) {
  refuseImpersonatedDownload(args.request, args.context.get(actorContext));
  const ownApplication = await requireSentApplication(args);
  const receipt = requireFound(
    await createReceipt(ownApplication.actor, ownApplication.application.id),
  );
  const name = receiptMessages[receipt.locale].file(receipt.number);
  return new Response(new Uint8Array(receipt.bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(receipt.bytes.length),
      "Content-Disposition": contentDisposition(name, false),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": "no-store, private",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}
