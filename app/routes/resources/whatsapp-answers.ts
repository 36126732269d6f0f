import { handleWhatsappWebhook } from "#app/features/notifications/whatsapp-subscription.server.ts";
import type { Route } from "./+types/whatsapp-answers";

/** One answer is a few hundred bytes. */
const LARGEST = 20_000;

/** Where a provider says what somebody answered by WhatsApp: the stop word is done at once (docs/guides/mail.md). */
export async function action({ request }: Route.ActionArgs) {
  if (Number(request.headers.get("content-length") ?? Number.NaN) > LARGEST) return answer(413);
  const signature = request.headers.get("x-erabao-signature");
  const taken = await handleWhatsappWebhook(signature, await request.text());
  return answer(taken.ok ? 204 : taken.status);
}

/** Nothing is read here. */
export function loader() {
  return answer(405);
}

const answer = (status: number) =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
