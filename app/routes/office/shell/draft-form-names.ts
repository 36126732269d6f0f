type ChoiceForm = {
  choiceId: string;
  intent: string;
  /** The hidden fields with the state and the versions that the page showed. */
  versionFields: Record<string, string>;
};

/**
 * The draft name of an action on a choice. A form that is filled in with an interview or a proposed refusal has
 * another name after each change of these, so that no old text replaces a colleague's.
 */
export function getChoiceFormName({ choiceId, intent, versionFields }: ChoiceForm): string {
  const { expectedState, ...versions } = versionFields;
  return ["choice", choiceId, intent, ...Object.values(versions)].join("/");
}

/** The draft name of a new note about an application. */
export const getNewNoteFormName = (applicationId: string) => `note/new/${applicationId}`;

/** The draft name of the correction of a note; it differs after each correction. */
export const getNoteFormName = ({ id, editedAt }: { id: string; editedAt: Date | null }) =>
  `note/${id}/${editedAt?.toISOString() ?? ""}`;

/** The draft name of the remark about a theme; it differs after each change by a colleague. */
export const getThemeFormName = (
  applicationId: string,
  { theme, version }: { theme: string; version: number },
) => `theme/${applicationId}/${theme}/${version}`;

/** The draft name of a message template; null is a new one. */
export const getTemplateFormName = (templateId: string | null) => `template/${templateId ?? "new"}`;

/** The draft name of the reason for suspending a candidate's account. */
export const getSuspensionFormName = (userId: string) => `suspend/${userId}`;
