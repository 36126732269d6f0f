import { goTo } from "#app/http/answer.server.ts";
import { sentForm } from "#app/http/form.server.ts";
import { sharedCookie } from "#app/http/shared-cookie.server.ts";
import type { Route } from "./+types/device";
import { APPLICATION_PATH } from "./shell/application-paths.ts";

/** A link or a reload changes nothing: the button of the overview does. */
export function loader({ request }: Route.LoaderArgs) {
  return goTo(request, APPLICATION_PATH);
}

/** Says whether others use this device: nothing is then kept on it (app/client/offline). */
export async function action({ request }: Route.ActionArgs) {
  const isShared = (await sentForm(request)).get("shared") === "on";
  return goTo(request, APPLICATION_PATH, {
    headers: { "Set-Cookie": sharedCookie(request, isShared) },
  });
}
