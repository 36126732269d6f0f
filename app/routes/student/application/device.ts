import { goTo } from "#app/http/answer.server.ts";
import { sentForm } from "#app/http/form.server.ts";
import { sharedCookie } from "#app/http/shared-cookie.server.ts";
import type { Route } from "./+types/device";
import { ROOT } from "./frame/addresses.ts";

/** A link or a reload changes nothing: the button of the overview does. */
export function loader({ request }: Route.LoaderArgs) {
  return goTo(request, ROOT);
}

/** Says whether others use this device: nothing is then kept on it (late/offline). */
export async function action({ request }: Route.ActionArgs) {
  const shared = (await sentForm(request)).get("shared") === "on";
  return goTo(request, ROOT, { headers: { "Set-Cookie": sharedCookie(request, shared) } });
}
