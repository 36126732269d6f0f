import { handleWhatsappWebhook } from "#app/features/notifications/whatsapp-subscription.server.ts";
import type { Route } from "./+types/whatsapp-answers";

/** One answer is a few hundred bytes. */
const MAX_BODY_BYTES = 20_000;

/** Where a provider says what somebody answered by WhatsApp: the stop word is done at once (docs/guides/mail.md). */
export async function action({ request }: Route.ActionArgs) {
  if (Number(request.headers.get("content-length") ?? Number.NaN) > MAX_BODY_BYTES)
    return emptyResponse(413);
  const signature = request.headers.get("x-erabao-signature");
  const result = await handleWhatsappWebhook(signature, await request.text());
  return emptyResponse(result.ok ? 204 : result.status);
}

/** Nothing is read here. */
export function loader() {
  return emptyResponse(405);
}

const emptyResponse = (status: number) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
