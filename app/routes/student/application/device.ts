import { areaAction } from "#app/client/session/area-data.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { redirectTo } from "#app/http/responses.server.ts";
import { createSharedDeviceCookie } from "#app/http/shared-device-cookie.server.ts";
import type { Route } from "./+types/device";
import { APPLICATION_PATH } from "./shell/application-paths.ts";

/** A link or a reload only redirects: the button of the overview posts the form. */
export function loader({ request }: Route.LoaderArgs) {
  return redirectTo(request, APPLICATION_PATH);
}

/** Sets the cookie of a shared device, on which nothing is stored (app/client/offline). */
export async function action({ request }: Route.ActionArgs) {
  const isShared = (await readFormData(request)).get("shared") === "on";
  return redirectTo(request, APPLICATION_PATH, {
    headers: { "Set-Cookie": createSharedDeviceCookie(request, isShared) },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);
