import { useEffect } from "react";
import { Form, useNavigation } from "react-router";
import type { Availability } from "#app/features/catalogue/course.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type BasketLine = {
  courseId: string;
  name: string;
  universityName: string;
  city?: string;
  province?: string;
  availability: Availability;
};

type BasketTableProps = { lines: BasketLine[]; result: unknown };

/** The basket in order of preference, with the columns Formation and Action (APP-19). */
export function BasketTable({ lines, result }: BasketTableProps) {
  const { basket: t } = useMessages(courseSelectionMessages);
  useBasketFocus(result, lines);
  return (
    <div className="table-frame">
      <table className="table table-cards basket-table">
        <caption className="vh">{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.course}</th>
            <th scope="col">{t.action}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.courseId}>
              <th scope="row">
                <ChoiceCell line={line} rank={index + 1} />
              </th>
              <td className="card-foot">
                <ChoiceActions line={line} rank={index + 1} isLast={index === lines.length - 1} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChoiceCell({ line, rank }: { line: BasketLine; rank: number }) {
  const { basket: t, catalogue } = useMessages(courseSelectionMessages);
  const { city, province, availability } = line;
  const location = city && province ? t.place(city, province) : undefined;
  return (
    <div className="ranked">
      <span className="rank" aria-hidden="true">
        {rank}
      </span>
      <div>
        <span className="vh">{t.choice(rank)} </span>
        <span className="course-name">{line.name}</span>
        <small>{[line.universityName, location].filter(Boolean).join(" · ")}</small>
        {availability !== "open" && (
          <Tag tone="warn" icon="warning">
            {catalogue.availability[availability]}
          </Tag>
        )}
      </div>
    </div>
  );
}

function ChoiceActions({
  line,
  rank,
  isLast,
}: {
  line: BasketLine;
  rank: number;
  isLast: boolean;
}) {
  const { basket: t } = useMessages(courseSelectionMessages);
  const { courseId, name } = line;
  const { formData } = useNavigation();
  const isRemoving = formData?.get("intent") === "remove" && formData.get("course") === courseId;
  const iconProps = { variant: "secondary", size: "small", className: "btn-icon" } as const;
  return (
    <Form
      method="post"
      className="row-actions"
      preventScrollReset
      // A second click is ignored, so that the removal can still be undone.
      onSubmit={(event) => isRemoving && event.preventDefault()}
    >
      <input type="hidden" name="course" value={courseId} />
      <input type="hidden" name="rank" value={rank} />
      <Button
        {...iconProps}
        id={`up-${courseId}`}
        type="submit"
        name="intent"
        value="up"
        aria-label={t.up(name)}
        disabled={rank === 1}
      >
        <Icon name="arrow-up" />
      </Button>
      <Button
        {...iconProps}
        id={`down-${courseId}`}
        type="submit"
        name="intent"
        value="down"
        aria-label={t.down(name)}
        disabled={isLast}
      >
        <Icon name="arrow-down" />
      </Button>
      <Button
        variant="link-danger"
        id={`remove-${courseId}`}
        type="submit"
        name="intent"
        value="remove"
      >
        {t.remove}
        <span className="vh"> {name}</span>
      </Button>
    </Form>
  );
}

type BasketChange = {
  moved?: { course: string; direction: string };
  removed?: { rank: number };
  restored?: { course: string };
};

/** Moves the focus when the clicked button is gone or disabled: to its neighbour. */
function useBasketFocus(result: unknown, lines: BasketLine[]) {
  useEffect(() => {
    const { moved, removed, restored } = (result ?? {}) as BasketChange;
    if (restored) focusFirstEnabled(`remove-${restored.course}`);
    if (moved)
      focusFirstEnabled(
        `${moved.direction}-${moved.course}`,
        `${getOppositeDirection(moved.direction)}-${moved.course}`,
      );
    if (removed) {
      const next = lines[removed.rank - 1] ?? lines.at(-1);
      if (next) focusFirstEnabled(`remove-${next.courseId}`);
    }
  }, [result, lines]);
}

const getOppositeDirection = (direction: string) => (direction === "up" ? "down" : "up");

/** Focuses the first of these buttons that is enabled; a button that has the focus already moves with its row. */
function focusFirstEnabled(...ids: string[]) {
  const buttons = ids.map((id) => document.getElementById(id));
  const button = buttons.find((one) => one instanceof HTMLButtonElement && !one.disabled);
  button?.focus();
  button?.scrollIntoView({ block: "nearest" });
}
