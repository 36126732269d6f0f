import type { HTMLAttributes, ReactNode, RefAttributes } from "react";
import { Link, useLocation } from "react-router";
import type { Campus } from "#app/features/access/actor.ts";
import { formatCampusTime } from "#app/features/access/campus-clock.ts";
import { useCampus } from "#app/features/access/use-campus.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import type { ErrorMessages } from "#app/i18n/format-error-message.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { fileUploadMessages, formatFileSize } from "../messages/file-upload.ts";
import { SEVERAL_FILES, type SendState } from "./uploader.ts";

type Messages = (typeof fileUploadMessages)["fr"];
type UploadCardProps = {
  state: Exclude<SendState, { kind: "none" }>;
  /** The form was submitted: it waits for the upload, or is blocked by a refused one. */
  submission: { isWaiting: boolean; isBlocked: boolean };
  onResume: () => void;
  onStop: () => void;
  onReplace: () => void;
  /** Messages of errors that only this field has. */
  errorMessages?: ErrorMessages;
  /** Further actions, such as adding a page. */
  children?: ReactNode;
  /** Props that let the card take the focus. */
  rootProps: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>;
};

/** The state of one upload, with its actions. */
export function UploadCard({
  state,
  submission,
  errorMessages,
  children,
  rootProps,
  ...handlers
}: UploadCardProps) {
  const t = useMessages(fileUploadMessages);
  const locale = useLocale();
  const campus = useCampus();
  const { kind } = state;
  const percent = getPercent(state);
  const path = usePath();
  const { pathname, search } = useLocation();
  const signIn = `${path("/connexion")}?next=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <div className={["upload", cardLooks[kind].look].filter(Boolean).join(" ")} {...rootProps}>
      <Icon name={cardLooks[kind].icon} />
      {kind === "preparing" ? (
        <p className="upload-name">{t.preparing}</p>
      ) : (
        <p className="upload-name">{state.name}</p>
      )}
      {/* Announces each state once, not each percent. */}
      <p
        className="upload-state numbers"
        role="status"
        aria-live={kind === "sending" ? "off" : "polite"}
      >
        {describeState(t, locale, state, { campus, errorMessages })}
        {(submission.isWaiting || submission.isBlocked) && (
          <>
            <br />
            {submission.isWaiting ? t.waiting : t.stays}
          </>
        )}
      </p>
      {/* No progress bar while paused: bytes sent are not bytes received, and the server's count is known only on
          resume. */}
      {percent !== null && kind !== "preparing" && kind !== "paused" && (
        <progress max={100} value={percent} aria-label={t.sendingFile(state.name)} />
      )}
      <div className="upload-actions">
        {(kind === "paused" || kind === "unread") && (
          <Button variant="link" onClick={handlers.onResume}>
            {t.resume}
          </Button>
        )}
        {stoppableKinds.has(kind) && (
          <Button variant="link-danger" onClick={handlers.onStop}>
            {t.stop}
          </Button>
        )}
        {kind === "received" && (
          <Button variant="link" onClick={handlers.onReplace}>
            {t.replace}
          </Button>
        )}
        {kind === "refused" && (
          <Button variant="link" onClick={handlers.onReplace}>
            {t.another}
          </Button>
        )}
        {kind === "signed-out" && (
          <Link className="link-button" to={signIn} reloadDocument>
            {t.signIn}
          </Link>
        )}
        {children}
        {(kind === "received" || kind === "refused") && (
          <Button variant="link-danger" onClick={handlers.onStop}>
            {t.removeFile}
          </Button>
        )}
      </div>
    </div>
  );
}

const stoppableKinds = new Set<SendState["kind"]>(["sending", "paused", "unread", "signed-out"]);

const cardLooks: Record<UploadCardProps["state"]["kind"], { icon: IconName; look?: string }> = {
  preparing: { icon: "images" },
  sending: { icon: "file-image" },
  paused: { icon: "cloud-slash" },
  unread: { icon: "file-image" },
  "signed-out": { icon: "lock-key" },
  received: { icon: "check-circle", look: "is-received" },
  refused: { icon: "file-x", look: "is-refused" },
};

function getPercent(state: UploadCardProps["state"]): number | null {
  if (!("sent" in state)) return null;
  return state.sizeBytes === 0 ? 0 : Math.floor((state.sent / state.sizeBytes) * 100);
}

function describeState(
  t: Messages,
  locale: Locale,
  state: UploadCardProps["state"],
  { campus, errorMessages }: { campus: Campus | null; errorMessages?: ErrorMessages },
): string {
  const percent = `${getPercent(state) ?? 0}`;
  if (state.kind === "sending")
    return t.progress(
      percent,
      formatFileSize(locale, state.sent),
      formatFileSize(locale, state.sizeBytes),
    );
  if (state.kind === "paused") return t.paused;
  if (state.kind === "unread") return t.unread;
  if (state.kind === "signed-out") return t.signedOut;
  if (state.kind === "received")
    return t.received(
      formatFileSize(locale, state.sizeBytes),
      formatCampusTime(locale, state.at, campus),
    );
  if (state.kind !== "refused") return "";
  return state.reason === SEVERAL_FILES
    ? t.onePdf
    : formErrorMessage(locale, state.reason, errorMessages);
}
