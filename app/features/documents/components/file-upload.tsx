import { useEffect, useRef, useState } from "react";
import type { ErrorMessages } from "#app/i18n/format-error-message.ts";
import { FileField } from "#app/ui/form/file-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { FILE_ACCEPT, type UploadPurpose } from "../file-rules.ts";
import { fileUploadMessages } from "../messages/file-upload.ts";
import { PhotoButton } from "./photo-button.tsx";
import { PhotoPages } from "./photo-pages.tsx";
import { UploadCard } from "./upload-card.tsx";
import { useFileUpload } from "./use-file-upload.ts";
import { useSubmitWhenUploaded } from "./use-submit-when-uploaded.ts";

type FileUploadProps = {
  /** The name of the file field; an upload in pieces is submitted as `…Upload`. */
  name: string;
  id?: string;
  label: string;
  hint: string;
  error?: string;
  /** Shown after the hint when the form came back without its file. */
  reselectHint?: string | false;
  /** What the file is for; a medium is a single file and never built from photos. */
  purpose?: UploadPurpose;
  /** Messages of errors that only this field has. */
  errorMessages?: ErrorMessages;
  /** The `accept` attribute of the input. */
  accept?: string;
  /** Which form of the user this is, for the local copy. */
  formKey: string;
  /** The user's hash (access/user-key.server.ts). */
  userKey: string;
  /** Called when there is a file: chosen, or found on this device. */
  onFilePresent?: () => void;
};

/**
 * A file field. With JavaScript the file is uploaded in pieces as soon as it is chosen, and resumes after a lost
 * network or a closed browser; without, it is submitted with the form.
 */
export function FileUpload({
  name,
  id,
  label,
  hint,
  error,
  reselectHint,
  purpose = "file",
  errorMessages,
  accept = FILE_ACCEPT,
  formKey,
  userKey,
  onFilePresent,
}: FileUploadProps) {
  const t = useMessages(fileUploadMessages);
  const input = useRef<HTMLInputElement>(null);
  const { fieldState, kindNow, photos, ...sending } = useFileUpload(userKey, formKey, purpose);
  const { kind } = fieldState;
  const fileName = photos.length === 1 ? t.onePageName : t.pagesName(`${photos.length}`);
  const sendPages = () => void sending.sendPages(fileName);
  const submission = useSubmitWhenUploaded(input, { kind, kindNow }, sendPages);
  useEffect(() => {
    if (kind !== "none") onFilePresent?.();
  });
  const isEmpty = kind === "none";
  const acceptsPages = purpose === "file";
  const isHydrated = useFileInput(input, sending, acceptsPages);
  useForgetOnError(error, kind === "received" ? sending.markTaken : undefined);
  const stop = useCancelWithFocus(input, sending.cancel);
  const { place: cardProps, markFocused } = useFollowFocus(input, kind);
  // Cancelling the file dialog leaves the empty field.
  const chooseAnother = () => {
    stop();
    input.current?.click();
  };
  const isUnreadable = fieldState.kind === "pages" && fieldState.isUnreadable;
  return (
    <>
      <FileField
        ref={input}
        name={name}
        id={id}
        label={label}
        hint={isEmpty && reselectHint ? `${hint} ${reselectHint}` : hint}
        error={isUnreadable ? t.unreadable : isEmpty ? error : undefined}
        accept={accept}
        hidden={!isEmpty}
        onChange={({ currentTarget: field }) => {
          markFocused();
          void sending.chooseFiles(takeFiles(field));
        }}
      />
      {fieldState.kind === "received" && (
        <input type="hidden" name={`${name}Upload`} value={fieldState.uploadId} />
      )}
      {fieldState.kind === "pages" && (
        <PhotoPages
          photos={fieldState.photos}
          onChange={sending.showPages}
          onSend={sendPages}
          rootProps={cardProps}
        >
          <PhotoButton usesCamera label={t.takePhoto} onPhotos={sending.addPhotos} />
          <PhotoButton label={t.addPage} onPhotos={sending.addPhotos} />
        </PhotoPages>
      )}
      {isEmpty && isHydrated && acceptsPages && (
        <>
          <p className="small-text muted above-small">{t.several}</p>
          <PhotoButton usesCamera label={t.takePhoto} onPhotos={sending.chooseFiles} />
        </>
      )}
      {fieldState.kind !== "pages" && fieldState.kind !== "none" && (
        <UploadCard
          state={fieldState}
          submission={submission}
          onResume={() => sending.sender.current?.resume()}
          onStop={stop}
          onReplace={chooseAnother}
          errorMessages={errorMessages}
          rootProps={cardProps}
        >
          {kind === "received" && photos.length > 0 && (
            <PhotoButton label={t.addPage} onPhotos={sending.addPhotos} />
          )}
        </UploadCard>
      )}
    </>
  );
}

/** Takes the files out of the input, so that the form does not submit them again. */
function takeFiles(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])];
  field.value = "";
  return files;
}

/** Cancels the upload; its button disappears, so the focus moves to the field. */
function useCancelWithFocus(input: React.RefObject<HTMLInputElement | null>, cancel: () => void) {
  const [stopCount, setStopCount] = useState(0);
  useEffect(() => {
    if (stopCount > 0) input.current?.focus();
  }, [stopCount, input]);
  return () => {
    cancel();
    setStopCount(stopCount + 1);
  };
}

/**
 * Keeps the focus on the upload card while its states replace each other's buttons. `place` is spread on the card;
 * `markFocused` is called when a file is chosen.
 */
function useFollowFocus(input: React.RefObject<HTMLInputElement | null>, kind: string) {
  const cardRef = useRef<HTMLDivElement>(null);
  const isFocusInside = useRef(false);
  useEffect(() => {
    if (kind === "none") return;
    const activeElement = document.activeElement;
    if (
      isFocusInside.current &&
      (activeElement === document.body || activeElement === input.current)
    )
      cardRef.current?.focus();
    // The new state may have made the card taller.
    if (isFocusInside.current) cardRef.current?.scrollIntoView({ block: "nearest" });
  }, [kind, input]);
  const place = {
    ref: cardRef,
    tabIndex: -1,
    onFocus: () => {
      isFocusInside.current = true;
    },
    onBlur: ({ relatedTarget }: React.FocusEvent) => {
      // A button that is removed moves the focus nowhere (`relatedTarget` is null).
      if (relatedTarget) isFocusInside.current = false;
    },
  };
  return {
    place,
    markFocused: () => {
      isFocusInside.current = true;
    },
  };
}

/** Enhances the native input after hydration; returns true from then on. */
function useFileInput(
  input: React.RefObject<HTMLInputElement | null>,
  {
    chooseFiles,
    markTaken,
  }: { chooseFiles: (files: File[]) => Promise<void>; markTaken: () => void },
  acceptsPages: boolean,
): boolean {
  const [isHydrated, setHydrated] = useState(false);
  const handlers = useRef({ chooseFiles, markTaken });
  handlers.current = { chooseFiles, markTaken };
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    setHydrated(true);
    // Without JavaScript a form accepts one file.
    field.multiple = acceptsPages;
    // Chosen before hydration.
    if (field.files?.length) void handlers.current.chooseFiles(takeFiles(field));
    const { form } = field;
    const onReset = () => handlers.current.markTaken();
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, [input, acceptsPages]);
  return isHydrated;
}

/** Forgets the uploaded file when the form returns with an error for it, because the server no longer has it. */
function useForgetOnError(error: string | undefined, onFileGone: (() => void) | undefined) {
  const lastError = useRef(error);
  useEffect(() => {
    if (lastError.current === error) return;
    lastError.current = error;
    if (error) onFileGone?.();
  }, [error, onFileGone]);
}
