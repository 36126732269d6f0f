import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { applicationWords } from "#app/i18n/application.ts";
import { studentWords } from "#app/i18n/student.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { SaveStatus } from "../autosave/save-status.tsx";
import { BASKET, CATALOGUE, CURSUS, INFO, ROOT } from "./addresses.ts";
import type { SavedAt } from "./saved-at.ts";

type PageHeadProps = {
  title: string;
  caption?: string;
  lead?: ReactNode;
  /** The page above; absent on the overview. */
  back?: { to: string; label: string };
  /** When the server last kept something. */
  savedAt?: SavedAt;
  errors?: { id: string; message: string }[];
  /** The tabs of the draft; not once it is sent. */
  tabs?: boolean;
};

/** The head of every page of the application, always in this order (mock notes, "Student shell"). */
export function PageHead({
  title,
  caption,
  lead,
  back,
  savedAt,
  errors = [],
  tabs,
}: PageHeadProps) {
  const area = useWords(studentWords);
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
      {caption && <p className="caption-line figures">{caption}</p>}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {tabs !== false && <Tabs />}
    </>
  );
}

function Tabs() {
  const words = useWords(applicationWords);
  const path = usePath();
  const { pathname } = useLocation();
  return (
    <TabsNav
      label={words.navigation}
      tabs={[
        { to: path(ROOT), label: words.tabs.overview, end: true, optional: true },
        { to: path(INFO), label: words.tabs.info },
        { to: path(CURSUS), label: words.tabs.cursus },
        {
          to: path(BASKET),
          label: words.tabs.basket,
          holds: pathname === path(CATALOGUE),
        },
      ]}
    />
  );
}
