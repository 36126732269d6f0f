import { Link } from "react-router";
import {
  countWaitingEnquiries,
  listEnquiries,
} from "#app/features/enquiries/enquiry-review.server.ts";
import { actorContext } from "#app/http/context.ts";
import { queryOf } from "#app/http/query.server.ts";
import { enquiryWords } from "#app/i18n/enquiry.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/enquiries";
import { EnquiryTable } from "./enquiries/enquiry-table.tsx";
import { requirePermission } from "./frame/permission.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "answer:enquiry");
  const waitingOnly = queryOf(request).oneOf("vue", ["a-traiter"]) !== null;
  const [enquiries, waiting] = await Promise.all([
    listEnquiries(actor, { waitingOnly }),
    countWaitingEnquiries(actor),
  ]);
  return { enquiries, waiting, waitingOnly };
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { enquiries, waiting, waitingOnly } = loaderData;
  const { office: words } = useWords(enquiryWords);
  const { titled } = useWords(officeWords);
  return (
    <>
      <title>{titled(words.title)}</title>
      <div className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="page-subtitle">{waiting > 0 ? words.found(waiting) : words.nothing}</p>
        </div>
      </div>
      <Views waitingOnly={waitingOnly} />
      {enquiries.length === 0 ? (
        <Notice tone="sand" title={words.empty}>
          {words.emptyText}
        </Notice>
      ) : (
        <EnquiryTable enquiries={enquiries} />
      )}
    </>
  );
}

/** All the enquiries, or those that wait. */
function Views({ waitingOnly }: { waitingOnly: boolean }) {
  const { office: words } = useWords(enquiryWords);
  const all = usePath()("/administration/demandes");
  return (
    <nav className="views" aria-label={words.views}>
      <ul>
        <li>
          <Link to={all} aria-current={waitingOnly ? undefined : "page"}>
            {words.everything}
          </Link>
        </li>
        <li>
          <Link to={`${all}?vue=a-traiter`} aria-current={waitingOnly ? "page" : undefined}>
            {words.waitingOnly}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
