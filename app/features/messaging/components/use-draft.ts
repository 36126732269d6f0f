import type { RefObject } from "react";
import type { Draft } from "#app/late/drafts/form-draft.ts";
import { type FormDraft, useFormDraft } from "#app/late/drafts/use-form-draft.ts";
import { normalizeContent } from "../message.ts";

type MessageDraftOptions = {
  /** Whose page this is (identity/person-mark.server.ts); "": nothing is kept. */
  person: string;
  /** Which form it is, among those of the person. */
  place: string;
  /** The message that was just sent, as the address says: the form may be another element then. */
  sent: string | null;
  /** The last message of this side in the conversation: a draft that says the same was sent, its answer lost. */
  last?: string;
  /** What the server has of it already: a form that says this is as it came. */
  from?: Draft;
};

/** Keeps the message that is being written on this device until it is sent, or emptied. */
export function useMessageDraft(
  form: RefObject<HTMLFormElement | null>,
  { sent, last, ...message }: MessageDraftOptions,
): FormDraft {
  const isTaken = (draft: Draft) => isAlreadySent(draft, last);
  return useFormDraft(form, { ...message, renewed: sent, isTaken, isMessage: true });
}

/** Whether a draft has the words of the last message that arrived. */
export function isAlreadySent({ content }: Draft, lastMessage: string | undefined): boolean {
  return content !== undefined && normalizeContent(content.normalize()) === lastMessage;
}
