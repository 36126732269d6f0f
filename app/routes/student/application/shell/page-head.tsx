import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { SaveStatus } from "../autosave/save-status.tsx";
import {
  APPLICATION_PATH,
  BASKET_PATH,
  CATALOGUE_PATH,
  CURSUS_PATH,
  PERSONAL_INFO_PATH,
} from "./application-paths.ts";
import type { SavedAt } from "./saved-at.ts";

type PageHeadProps = {
  title: string;
  caption?: string;
  lead?: ReactNode;
  /** The parent page; absent on the overview. */
  back?: { to: string; label: string };
  /** When the server last saved an answer. */
  savedAt?: SavedAt;
  errors?: { id: string; message: string }[];
  /** Whether the tabs of a draft are shown; not after the submission. */
  hasTabs?: boolean;
};

/** The head of every page of the application, always in this order. */
export function PageHead({
  title,
  caption,
  lead,
  back,
  savedAt,
  errors = [],
  hasTabs,
}: PageHeadProps) {
  const area = useMessages(studentMessages);
  return (
    <>
      <title>{area.titled(errors.length > 0 ? area.errorTitled(title) : title)}</title>
      {(back || savedAt) && (
        <div className="page-top">
          {back ? <BackLink to={back.to}>{back.label}</BackLink> : <span />}
          {savedAt && <SaveStatus {...savedAt} />}
        </div>
      )}
      <ErrorSummary title={area.problem} errors={errors} />
      {caption && <p className="caption-line numbers">{caption}</p>}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {hasTabs !== false && <ApplicationTabs />}
    </>
  );
}

function ApplicationTabs() {
  const t = useMessages(applicationMessages);
  const path = usePath();
  const { pathname } = useLocation();
  return (
    <TabsNav
      label={t.navigation}
      tabs={[
        { to: path(APPLICATION_PATH), label: t.tabs.overview, end: true, isHiddenOnPhone: true },
        { to: path(PERSONAL_INFO_PATH), label: t.tabs.info },
        { to: path(CURSUS_PATH), label: t.tabs.cursus },
        {
          to: path(BASKET_PATH),
          label: t.tabs.basket,
          isCurrent: pathname === path(CATALOGUE_PATH),
        },
      ]}
    />
  );
}
