import { Link } from "react-router";
import {
  countWaitingEnquiries,
  listEnquiries,
} from "#app/features/enquiries/enquiry-review.server.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import type { Route } from "./+types/route";
import { EnquiryTable } from "./enquiry-table.tsx";

/** The enquiries from the contact form. Needs `answer:enquiry`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "answer:enquiry");
  const isWaitingOnly = getQuery(request).option("vue", ["a-traiter"]) !== null;
  const [enquiries, waiting] = await Promise.all([
    listEnquiries(actor, { isWaitingOnly }),
    countWaitingEnquiries(actor),
  ]);
  return { enquiries, waiting, isWaitingOnly };
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { enquiries, waiting, isWaitingOnly } = loaderData;
  const { office: t } = useMessages(enquiryMessages);
  const { titled } = useMessages(officeMessages);
  return (
    <>
      <title>{titled(t.title)}</title>
      <div className="page-head">
        <div>
          <h1>{t.title}</h1>
          <p className="page-subtitle">{waiting > 0 ? t.found(waiting) : t.nothing}</p>
        </div>
      </div>
      <EnquiryViews isWaitingOnly={isWaitingOnly} />
      {enquiries.length === 0 ? (
        <Notice tone="sand" title={t.empty}>
          {t.emptyText}
        </Notice>
      ) : (
        <EnquiryTable enquiries={enquiries} />
      )}
    </>
  );
}

function EnquiryViews({ isWaitingOnly }: { isWaitingOnly: boolean }) {
  const { office: t } = useMessages(enquiryMessages);
  const all = usePath()("/administration/demandes");
  return (
    <nav className="views" aria-label={t.views}>
      <ul>
        <li>
          <Link to={all} aria-current={isWaitingOnly ? undefined : "page"}>
            {t.everything}
          </Link>
        </li>
        <li>
          <Link to={`${all}?vue=a-traiter`} aria-current={isWaitingOnly ? "page" : undefined}>
            {t.waitingOnly}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
