import { Link } from "react-router";
import type { RecordBlockView, RecordView } from "#app/features/admissions/record.ts";
import type { Section } from "#app/features/admissions/sections.ts";
import { summaryMessages } from "#app/i18n/summary.ts";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useFrame } from "../../frame/frame.ts";
import { CURSUS, sectionAddress } from "../frame/addresses.ts";
import { miniatureOf } from "../photo/kept-photo.tsx";

type RecordBlocksProps = {
  record: RecordView;
  /** The entries behind the blocks of studies, in the same order: where « Modifier » leads. */
  entryIds?: string[];
  editable?: boolean;
  /** The photograph that goes with it. */
  photo?: { id: string } | null;
};

/** An application in the words of its record: to check before sending, to read again afterwards. */
export function RecordBlocks({
  record,
  entryIds = [],
  editable = false,
  photo,
}: RecordBlocksProps) {
  const { notProvided, cursus } = record.around;
  const of = (section: RecordBlockView["section"]) =>
    record.blocks.filter((block) => block.section === section);
  return (
    <div lang={record.locale}>
      {of("identity").map((block) => (
        <Card key={block.title} block={block} editable={editable} photo={photo} />
      ))}
      {of("passport").map((block) => (
        <Card key={block.title} block={block} editable={editable} />
      ))}
      {of("parents").map((block) => (
        <Card key={block.title} block={block} editable={editable} />
      ))}
      {(editable || of("cursus").length > 0) && (
        <section className="block">
          <h2>{cursus}</h2>
          {of("cursus").length === 0 && (
            <div className="card summary-card">
              <p className="not-given">{notProvided}</p>
              <ChangeLink section="cursus" what={cursus} />
            </div>
          )}
          {of("cursus").map((block, index) => (
            <Studies
              key={entryIds[index] ?? block.title}
              block={block}
              entryId={editable ? entryIds[index] : undefined}
            />
          ))}
        </section>
      )}
      {of("basket").map((block) => (
        <Choices key={block.title} block={block} editable={editable} />
      ))}
    </div>
  );
}

type ChoicesProps = { block: RecordBlockView; editable: boolean };
type CardProps = ChoicesProps & { photo?: { id: string } | null };

function Card({ block, editable, photo }: CardProps) {
  const summary = useMessages(summaryMessages);
  const { seeing } = useFrame();
  const path = usePath();
  const to = path(sectionAddress[block.section]);
  const change = (row: Row) =>
    editable ? { to, word: summary.edit, what: row.label.toLowerCase() } : undefined;
  return (
    <section className="block">
      <h2>{block.title}</h2>
      <div className="card summary-card">
        {photo && !seeing && (
          // What it is stands in words in the list below.
          <img className="portrait" src={miniatureOf(photo.id)} alt="" width={88} height={88} />
        )}
        <SummaryList
          rows={block.rows.map((row) => ({ ...unbroken(row), change: change(row) }))}
          look={editable ? undefined : "two"}
        />
      </div>
    </section>
  );
}

type Row = RecordBlockView["rows"][number];

function unbroken({ value, ...row }: Row) {
  return { ...row, value: value && <Unbroken text={value} /> };
}

type StudiesProps = { block: RecordBlockView; entryId?: string };

function Studies({ block, entryId }: StudiesProps) {
  const summary = useMessages(summaryMessages);
  const path = usePath();
  return (
    <div className="card summary-card">
      <div className="summary-head">
        <h3>
          <Unbroken text={block.title} />
        </h3>
        {entryId && (
          <Link className="link-button" to={`${path(CURSUS)}?modifier=${entryId}`}>
            {summary.edit}
            <span className="vh"> {block.title}</span>
          </Link>
        )}
      </div>
      <SummaryList rows={block.rows.map(unbroken)} look="two" />
    </div>
  );
}

function Choices({ block, editable }: ChoicesProps) {
  return (
    <section className="block">
      <h2>{block.title}</h2>
      <div className="card summary-card">
        {block.rows.length === 0 && <p className="not-given">{block.notGiven}</p>}
        {block.rows.length > 0 && (
          <ol className="choice-list">
            {block.rows.map((row, index) => (
              <li key={row.value}>
                <span className="rank" aria-hidden="true">
                  {index + 1}
                </span>
                <div>{row.value && <Unbroken text={row.value} />}</div>
              </li>
            ))}
          </ol>
        )}
        {editable && <ChangeLink section="basket" what={block.title} />}
      </div>
    </section>
  );
}

/** Where a whole section is changed: « Modifier », and what, for who hears it alone. */
function ChangeLink({ section, what }: { section: Section; what: string }) {
  const summary = useMessages(summaryMessages);
  const path = usePath();
  return (
    <Link className="link-button" to={path(sectionAddress[section])}>
      {summary.edit}
      <span className="vh"> {what.toLowerCase()}</span>
    </Link>
  );
}
