import { findSecurityTxt } from "#app/features/content/security-contact.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import type { Route } from "./+types/security-txt";

/** security.txt; 404 when the school has no security contact. */
export async function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  return new Response(requireFound(await findSecurityTxt(origin)), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
