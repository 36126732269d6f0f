import type { RefObject } from "react";
import type { Draft } from "#app/client/drafts/form-draft.ts";
import { type FormDraft, useFormDraft } from "#app/client/drafts/use-form-draft.ts";
import { normalizeContent } from "../message.ts";

type MessageDraftOptions = {
  /** The user's hash (access/user-key.server.ts); "" saves no draft. */
  userKey: string;
  /** Which form of the user this is. */
  formName: string;
  /** The id of the message just sent, from the query: it may belong to another form element. */
  sent: string | null;
  /** The last message of this side. A draft with the same content was sent and its response lost. */
  last?: string;
  /** The values the server already has; a form that equals them has no draft. */
  serverDraft?: Draft;
};

/** Saves the message as a draft on this device until it is sent or emptied. */
export function useMessageDraft(
  form: RefObject<HTMLFormElement | null>,
  { sent, last, ...message }: MessageDraftOptions,
): FormDraft {
  const isTaken = (draft: Draft) => isAlreadySent(draft, last);
  return useFormDraft(form, { ...message, formKey: sent, isAccepted: isTaken, isMessage: true });
}

/** Whether a draft has the content of the last message that arrived. */
export function isAlreadySent({ content }: Draft, lastMessage: string | undefined): boolean {
  return content !== undefined && normalizeContent(content.normalize()) === lastMessage;
}
