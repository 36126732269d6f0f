import { handleWhatsappWebhook } from "#app/features/notifications/whatsapp-subscription.server.ts";
import type { Route } from "./+types/whatsapp-answers";

/** One answer has some hundred bytes. */
const MAX_BODY_BYTES = 20_000;

/** Webhook of the WhatsApp provider for answers; needs its signature (docs/guides/mail.md). */
export async function action({ request }: Route.ActionArgs) {
  if (Number(request.headers.get("content-length") ?? Number.NaN) > MAX_BODY_BYTES)
    return emptyResponse(413);
  const signature = request.headers.get("x-erabao-signature");
  const result = await handleWhatsappWebhook(signature, await request.text());
  return emptyResponse(result.ok ? 204 : result.status);
}

/** GET returns 405. */
export function loader() {
  return emptyResponse(405);
}

const emptyResponse = (status: number) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
