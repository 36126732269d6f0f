import { Link } from "react-router";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { formatFileSize } from "#app/features/documents/messages/file-upload.ts";
import { infectedRefusal, unlessInfected } from "#app/features/documents/scan-status.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { CURSUS_PATH } from "../shell/application-paths.ts";
import { useApplicationPath } from "../shell/use-application-path.ts";
import type { CursusPage, EntryView } from "./cursus-page.server.ts";
import { RemoveEntry } from "./remove-entry.tsx";
import { getEditLinkId } from "./use-cursus-focus.ts";

/** The entries from the newest to the oldest; a year without one has a row with an add link. */
export function CursusTable({ page }: { page: CursusPage }) {
  const t = useMessages(cursusMessages);
  if (page.entries.length === 0) return <EmptyCursus />;
  return (
    <div className="table-frame">
      <table className="table table-cards cursus-table">
        <caption className="vh">{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.year}</th>
            <th scope="col">{t.schoolAndLevel}</th>
            <th scope="col">{t.average}</th>
            <th scope="col">{t.proof}</th>
            <th scope="col">
              <span className="vh">{t.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {listRows(page).map((row) =>
            typeof row === "string" ? (
              <GapRow key={row} year={row} />
            ) : (
              <EntryRow key={row.id} entry={row} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Returns entries and missing years together, newest first. */
function listRows({ entries, missingYears }: CursusPage): (EntryView | string)[] {
  const getYear = (row: EntryView | string) => (typeof row === "string" ? row : row.schoolYear);
  return [...entries, ...missingYears].sort((a, b) => getYear(b).localeCompare(getYear(a)));
}

function EntryRow({ entry }: { entry: EntryView }) {
  const t = useMessages(cursusMessages);
  const { notProvided } = useMessages(applicationMessages);
  const path = useApplicationPath();
  return (
    <tr>
      <th scope="row" className="numbers nowrap">
        {entry.schoolYear}
      </th>
      <td>
        <b>{entry.name}</b>
        <small>{entry.place}</small>
      </td>
      <td data-label={t.average} className="numbers">
        {entry.average ?? <span className="not-provided">{notProvided(t.average)}</span>}
      </td>
      <td data-label={t.proof}>
        <ProofCell entry={entry} />
      </td>
      <td className="card-foot">
        <div className="row-actions">
          <Link
            className="link-button"
            id={getEditLinkId(entry.id)}
            to={path(`${CURSUS_PATH}?edit=${entry.id}`)}
          >
            {t.edit}
            <span className="vh"> {entry.title}</span>
          </Link>
          <RemoveEntry entry={entry} />
        </div>
      </td>
    </tr>
  );
}

function ProofCell({ entry }: { entry: EntryView }) {
  const t = useMessages(cursusMessages);
  const { notProvided } = useMessages(applicationMessages);
  const path = useApplicationPath();
  const locale = useLocale();
  const proof = unlessInfected(entry.proof);
  if (proof)
    return (
      <div className="proof">
        <a className="link-button" href={`/fichiers/${proof.id}`}>
          {proof.name}
        </a>{" "}
        <small>{formatFileSize(locale, proof.sizeBytes)}</small>
      </div>
    );
  return (
    <div className="proof">
      {entry.proof ? (
        <p className="small-text">
          <b>{entry.proof.name}</b> {formErrorMessage(locale, infectedRefusal.reason)}
        </p>
      ) : (
        <span className="not-provided">{notProvided(t.proof)}</span>
      )}{" "}
      <Link className="link-button" to={path(`${CURSUS_PATH}?proof=${entry.id}`)}>
        <Icon name="paperclip" />
        {t.addProof}
        <span className="vh"> {t.addProofFor(entry.schoolYear)}</span>
      </Link>
    </div>
  );
}

function GapRow({ year }: { year: string }) {
  const t = useMessages(cursusMessages);
  const path = useApplicationPath();
  return (
    <tr className="gap-row">
      <td colSpan={5}>
        <div className="gap-content">
          <Icon name="calendar-blank" />
          <p>
            <b>
              <NoWrap text={t.gap(year)} />
            </b>{" "}
            {t.gapText}
          </p>
          <Link className="btn btn-secondary btn-small" to={path(`${CURSUS_PATH}?add=${year}`)}>
            {t.addYear(year)}
          </Link>
        </div>
      </td>
    </tr>
  );
}

function EmptyCursus() {
  const t = useMessages(cursusMessages);
  return (
    <div className="card card-leaf empty-state">
      <h2>{t.empty}</h2>
      <p className="muted">{t.emptyText}</p>
    </div>
  );
}
