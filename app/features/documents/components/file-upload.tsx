import { useEffect, useRef, useState } from "react";
import type { Sentences } from "#app/i18n/say-reason.ts";
import { sendingMessages } from "#app/i18n/sending.ts";
import { FileField } from "#app/ui/form/file-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { ACCEPT, type Purpose } from "../document.ts";
import { PhotoButton } from "./photo-button.tsx";
import { PhotoPages } from "./photo-pages.tsx";
import { UploadCard } from "./upload-card.tsx";
import { useHeldForm } from "./use-held-form.ts";
import { useSending } from "./use-sending.ts";

type GivenFileProps = {
  /** Of the field; what was sent in pieces is named by `…Upload`. */
  name: string;
  id?: string;
  label: string;
  hint: string;
  error?: string;
  /** The form came back without a file: what is then said with the hint. */
  again?: string | false;
  /** What it will be; a picture or a film of the site is one file, and no page of one. */
  purpose?: Purpose;
  /** The sentences of refusals that only such a file meets. */
  refusals?: Sentences;
  /** What the file chooser offers. */
  accept?: string;
  /** Which form it is for, among those of the person. */
  place: string;
  /** Whose page this is (identity/person-mark.server.ts). */
  person: string;
  /** There is a file to show: one that was chosen, or one that this device had kept. */
  onGiven?: () => void;
};

/**
 * A file that a form takes. With scripts it leaves as soon as it is chosen, in pieces that go on after the
 * network or the browser was gone; without, it goes with the form.
 */
export function GivenFile({
  name,
  id,
  label,
  hint,
  error,
  again,
  purpose = "file",
  refusals,
  accept = ACCEPT,
  place,
  person,
  onGiven,
}: GivenFileProps) {
  const sendWords = useMessages(sendingMessages);
  const input = useRef<HTMLInputElement>(null);
  const { giving, kindNow, photos, ...sending } = useSending(person, place, purpose);
  const { kind } = giving;
  const fileName =
    photos.length === 1 ? sendWords.onePageName : sendWords.pagesName(`${photos.length}`);
  const sendPages = () => void sending.sendPages(fileName);
  const held = useHeldForm(input, { kind, kindNow }, sendPages);
  useEffect(() => {
    if (kind !== "none") onGiven?.();
  });
  const isFree = kind === "none";
  const ofPages = purpose === "file";
  const isAwake = useInput(input, sending, ofPages);
  useGone(error, kind === "received" ? sending.taken : undefined);
  const stop = useStop(input, sending.cancel);
  const { place: box, come } = useFollowed(input, kind);
  // Who closes the files of the device without choosing is back at the field.
  const chooseAnother = () => {
    stop();
    input.current?.click();
  };
  const unreadable = giving.kind === "pages" && giving.unreadable;
  return (
    <>
      <FileField
        ref={input}
        name={name}
        id={id}
        label={label}
        hint={isFree && again ? `${hint} ${again}` : hint}
        error={unreadable ? sendWords.unreadable : isFree ? error : undefined}
        accept={accept}
        hidden={!isFree}
        onChange={({ currentTarget: field }) => {
          come();
          void sending.take(emptied(field));
        }}
      />
      {giving.kind === "received" && (
        <input type="hidden" name={`${name}Upload`} value={giving.uploadId} />
      )}
      {giving.kind === "pages" && (
        <PhotoPages photos={giving.photos} change={sending.showPages} send={sendPages} place={box}>
          <PhotoButton camera label={sendWords.takePhoto} take={sending.add} />
          <PhotoButton label={sendWords.addPage} take={sending.add} />
        </PhotoPages>
      )}
      {isFree && isAwake && ofPages && (
        <>
          <p className="small-text muted above-small">{sendWords.several}</p>
          <PhotoButton camera label={sendWords.takePhoto} take={sending.take} />
        </>
      )}
      {giving.kind !== "pages" && giving.kind !== "none" && (
        <UploadCard
          state={giving}
          held={held}
          resume={() => sending.sender.current?.resume()}
          stop={stop}
          another={chooseAnother}
          own={refusals}
          place={box}
        >
          {kind === "received" && photos.length > 0 && (
            <PhotoButton label={sendWords.addPage} take={sending.add} />
          )}
        </UploadCard>
      )}
    </>
  );
}

/** The files of the field, which holds them no more: the form does not send them again. */
function emptied(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])];
  field.value = "";
  return files;
}

/** Gives the file up; the button that did it is gone then, and the focus goes to the field that is back. */
function useStop(input: React.RefObject<HTMLInputElement | null>, cancel: () => void) {
  const [stopped, count] = useState(0);
  useEffect(() => {
    if (stopped > 0) input.current?.focus();
  }, [stopped, input]);
  return () => {
    cancel();
    count(stopped + 1);
  };
}

/**
 * The field goes when a file is chosen, and each state of the file has its own buttons: who was there stays there. `come`:
 * a file was chosen. `place` is that of the card in the page.
 */
function useFollowed(input: React.RefObject<HTMLInputElement | null>, kind: string) {
  const card = useRef<HTMLDivElement>(null);
  const isHere = useRef(false);
  useEffect(() => {
    if (kind === "none") return;
    const at = document.activeElement;
    if (isHere.current && (at === document.body || at === input.current)) card.current?.focus();
    // Who is there sees its new words and buttons too, which have made it taller.
    if (isHere.current) card.current?.scrollIntoView({ block: "nearest" });
  }, [kind, input]);
  const place = {
    ref: card,
    tabIndex: -1,
    onFocus: () => {
      isHere.current = true;
    },
    onBlur: ({ relatedTarget }: React.FocusEvent) => {
      // A button that goes away sends the focus nowhere.
      if (relatedTarget) isHere.current = false;
    },
  };
  return {
    place,
    come: () => {
      isHere.current = true;
    },
  };
}

/** What the browser's own field does once this page is awake; true from then on. */
function useInput(
  input: React.RefObject<HTMLInputElement | null>,
  { take, taken }: { take: (files: File[]) => Promise<void>; taken: () => void },
  ofPages: boolean,
): boolean {
  const [isAwake, wake] = useState(false);
  const acts = useRef({ take, taken });
  acts.current = { take, taken };
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    wake(true);
    // Without scripts a form takes one file.
    field.multiple = ofPages;
    // Chosen before the page was awake.
    if (field.files?.length) void acts.current.take(emptied(field));
    const { form } = field;
    const reset = () => acts.current.taken();
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [input, ofPages]);
  return isAwake;
}

/** The form came back with a fault of its proof: what was sent is not there any more. */
function useGone(error: string | undefined, forget: (() => void) | undefined) {
  const told = useRef(error);
  useEffect(() => {
    if (told.current === error) return;
    told.current = error;
    if (error) forget?.();
  }, [error, forget]);
}
