import { Link } from "react-router";
import { answerSummaryMessages } from "#app/features/admissions/messages/answer-summary.ts";
import type { RecordBlockView, RecordView } from "#app/features/admissions/record/record.ts";
import type { Section } from "#app/features/admissions/sections.ts";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useStudentLayoutData } from "../../shell/student-layout-data.ts";
import { getThumbnailUrl } from "../photo/photo-preview.tsx";
import { CURSUS_PATH, sectionPaths } from "../shell/application-paths.ts";

type RecordBlocksProps = {
  record: RecordView;
  /** The ids of the entries of the study blocks, in the same order, for the edit links. */
  entryIds?: string[];
  canEdit?: boolean;
  /** The photo of the candidate. */
  photo?: { id: string } | null;
};

/** The record of an application, before the submission with edit links, and afterwards. */
export function RecordBlocks({ record, entryIds = [], canEdit = false, photo }: RecordBlocksProps) {
  const { notProvided, cursus } = record.around;
  const listBlocks = (section: RecordBlockView["section"]) =>
    record.blocks.filter((block) => block.section === section);
  return (
    <div lang={record.locale}>
      {listBlocks("identity").map((block) => (
        <SectionCard key={block.title} block={block} canEdit={canEdit} photo={photo} />
      ))}
      {listBlocks("passport").map((block) => (
        <SectionCard key={block.title} block={block} canEdit={canEdit} />
      ))}
      {listBlocks("parents").map((block) => (
        <SectionCard key={block.title} block={block} canEdit={canEdit} />
      ))}
      {(canEdit || listBlocks("cursus").length > 0) && (
        <section className="block">
          <h2>{cursus}</h2>
          {listBlocks("cursus").length === 0 && (
            <div className="card summary-card">
              <p className="not-provided">{notProvided}</p>
              <ChangeLink section="cursus" what={cursus} />
            </div>
          )}
          {listBlocks("cursus").map((block, index) => (
            <StudiesCard
              key={entryIds[index] ?? block.title}
              block={block}
              entryId={canEdit ? entryIds[index] : undefined}
            />
          ))}
        </section>
      )}
      {listBlocks("basket").map((block) => (
        <ChoicesCard key={block.title} block={block} canEdit={canEdit} />
      ))}
    </div>
  );
}

type ChoicesCardProps = { block: RecordBlockView; canEdit: boolean };
type SectionCardProps = ChoicesCardProps & { photo?: { id: string } | null };

function SectionCard({ block, canEdit, photo }: SectionCardProps) {
  const summary = useMessages(answerSummaryMessages);
  const { impersonation } = useStudentLayoutData();
  const path = usePath();
  const to = path(sectionPaths[block.section]);
  const buildChangeLink = (row: RecordRow) =>
    canEdit ? { to, linkText: summary.edit, hiddenText: row.label.toLowerCase() } : undefined;
  return (
    <section className="block">
      <h2>{block.title}</h2>
      <div className="card summary-card">
        {photo && !impersonation && (
          // The list below names it.
          <img className="portrait" src={getThumbnailUrl(photo.id)} alt="" width={88} height={88} />
        )}
        <SummaryList
          rows={block.rows.map((row) => ({ ...toUnbrokenRow(row), change: buildChangeLink(row) }))}
          look={canEdit ? undefined : "two"}
        />
      </div>
    </section>
  );
}

type RecordRow = RecordBlockView["rows"][number];

function toUnbrokenRow({ value, ...row }: RecordRow) {
  return { ...row, value: value && <NoWrap text={value} /> };
}

type StudiesCardProps = { block: RecordBlockView; entryId?: string };

function StudiesCard({ block, entryId }: StudiesCardProps) {
  const summary = useMessages(answerSummaryMessages);
  const path = usePath();
  return (
    <div className="card summary-card">
      <div className="summary-head">
        <h3>
          <NoWrap text={block.title} />
        </h3>
        {entryId && (
          <Link className="link-button" to={`${path(CURSUS_PATH)}?edit=${entryId}`}>
            {summary.edit}
            <span className="vh"> {block.title}</span>
          </Link>
        )}
      </div>
      <SummaryList rows={block.rows.map(toUnbrokenRow)} look="two" />
    </div>
  );
}

function ChoicesCard({ block, canEdit }: ChoicesCardProps) {
  return (
    <section className="block">
      <h2>{block.title}</h2>
      <div className="card summary-card">
        {block.rows.length === 0 && <p className="not-provided">{block.notGiven}</p>}
        {block.rows.length > 0 && (
          <ol className="choice-list">
            {block.rows.map((row, index) => (
              <li key={row.value}>
                <span className="rank" aria-hidden="true">
                  {index + 1}
                </span>
                <div>{row.value && <NoWrap text={row.value} />}</div>
              </li>
            ))}
          </ol>
        )}
        {canEdit && <ChangeLink section="basket" what={block.title} />}
      </div>
    </section>
  );
}

/** The edit link of a whole section, with its name for screen readers. */
function ChangeLink({ section, what }: { section: Section; what: string }) {
  const summary = useMessages(answerSummaryMessages);
  const path = usePath();
  return (
    <Link className="link-button" to={path(sectionPaths[section])}>
      {summary.edit}
      <span className="vh"> {what.toLowerCase()}</span>
    </Link>
  );
}
