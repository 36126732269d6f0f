import { useEffect, useRef, useState } from "react";
import type { Sentences } from "#app/i18n/say-reason.ts";
import { sendingMessages } from "#app/i18n/sending.ts";
import { FileField } from "#app/ui/form/file-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { FILE_ACCEPT, type UploadPurpose } from "../file-rules.ts";
import { PhotoButton } from "./photo-button.tsx";
import { PhotoPages } from "./photo-pages.tsx";
import { UploadCard } from "./upload-card.tsx";
import { useFileUpload } from "./use-file-upload.ts";
import { useSubmitWhenUploaded } from "./use-submit-when-uploaded.ts";

type FileUploadProps = {
  /** Of the field; what was sent in pieces is named by `…Upload`. */
  name: string;
  id?: string;
  label: string;
  hint: string;
  error?: string;
  /** The form came back without a file: what is then said with the hint. */
  reselectHint?: string | false;
  /** What it will be; a picture or a film of the site is one file, and no page of one. */
  purpose?: UploadPurpose;
  /** The sentences of refusals that only such a file meets. */
  errorMessages?: Sentences;
  /** What the file chooser offers. */
  accept?: string;
  /** Which form it is for, among those of the person. */
  formKey: string;
  /** Whose page this is (identity/person-mark.server.ts). */
  userKey: string;
  /** There is a file to show: one that was chosen, or one that this device had kept. */
  onFilePresent?: () => void;
};

/**
 * A file that a form takes. With scripts it leaves as soon as it is chosen, in pieces that go on after the
 * network or the browser was gone; without, it goes with the form.
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
  const sendWords = useMessages(sendingMessages);
  const input = useRef<HTMLInputElement>(null);
  const { fieldState, kindNow, photos, ...sending } = useFileUpload(userKey, formKey, purpose);
  const { kind } = fieldState;
  const fileName =
    photos.length === 1 ? sendWords.onePageName : sendWords.pagesName(`${photos.length}`);
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
  // Who closes the files of the device without choosing is back at the field.
  const chooseAnother = () => {
    stop();
    input.current?.click();
  };
  const unreadable = fieldState.kind === "pages" && fieldState.unreadable;
  return (
    <>
      <FileField
        ref={input}
        name={name}
        id={id}
        label={label}
        hint={isEmpty && reselectHint ? `${hint} ${reselectHint}` : hint}
        error={unreadable ? sendWords.unreadable : isEmpty ? error : undefined}
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
          <PhotoButton camera label={sendWords.takePhoto} onPhotos={sending.addPhotos} />
          <PhotoButton label={sendWords.addPage} onPhotos={sending.addPhotos} />
        </PhotoPages>
      )}
      {isEmpty && isHydrated && acceptsPages && (
        <>
          <p className="small-text muted above-small">{sendWords.several}</p>
          <PhotoButton camera label={sendWords.takePhoto} onPhotos={sending.chooseFiles} />
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
            <PhotoButton label={sendWords.addPage} onPhotos={sending.addPhotos} />
          )}
        </UploadCard>
      )}
    </>
  );
}

/** The files of the field, which holds them no more: the form does not send them again. */
function takeFiles(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])];
  field.value = "";
  return files;
}

/** Gives the file up; the button that did it is gone then, and the focus goes to the field that is back. */
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
 * The field goes when a file is chosen, and each state of the file has its own buttons: who was there stays there. `come`:
 * a file was chosen. `place` is that of the card in the page.
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
    // Who is there sees its new words and buttons too, which have made it taller.
    if (isFocusInside.current) cardRef.current?.scrollIntoView({ block: "nearest" });
  }, [kind, input]);
  const place = {
    ref: cardRef,
    tabIndex: -1,
    onFocus: () => {
      isFocusInside.current = true;
    },
    onBlur: ({ relatedTarget }: React.FocusEvent) => {
      // A button that goes away sends the focus nowhere.
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

/** What the browser's own field does once this page is awake; true from then on. */
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
    // Without scripts a form takes one file.
    field.multiple = acceptsPages;
    // Chosen before the page was awake.
    if (field.files?.length) void handlers.current.chooseFiles(takeFiles(field));
    const { form } = field;
    const onReset = () => handlers.current.markTaken();
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, [input, acceptsPages]);
  return isHydrated;
}

/** The form came back with a fault of its proof: what was sent is not there any more. */
function useForgetOnError(error: string | undefined, onFileGone: (() => void) | undefined) {
  const lastError = useRef(error);
  useEffect(() => {
    if (lastError.current === error) return;
    lastError.current = error;
    if (error) onFileGone?.();
  }, [error, onFileGone]);
}
