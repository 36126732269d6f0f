import { exportItems } from "#app/features/catalogue/export-items.server.ts";
import { catalogueImportMessages } from "#app/features/catalogue/messages/catalogue-import.ts";
import { actorContext } from "#app/http/context.ts";
import { notFoundResponse, requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/export-catalogue";

/**
 * The universities or the programmes as a CSV file in the language of the page. 403 without
 * `edit:catalogue`.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:catalogue");
  if (params.kind !== "formations" && params.kind !== "universites") throw notFoundResponse();
  const kind = params.kind === "formations" ? "course" : "university";
  const locale = getLocale(new URL(request.url).pathname);
  const text = requireFound(await exportItems(actor, kind, locale));
  const { courseFile, universityFile } = catalogueImportMessages[locale];
  const name = kind === "course" ? courseFile : universityFile;
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store, private",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
