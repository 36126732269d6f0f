import { FileUpload } from "#app/features/documents/components/file-upload.tsx";
import { MEDIUM_ACCEPT } from "#app/features/media/medium.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { mediaMessages } from "#app/i18n/media.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useOfficeShell } from "../shell/office-shell-data.ts";

type MediumUploadFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  /** Which form it is for, among those of the person. */
  formKey: string;
};

/** A picture or a film that a form takes: sent in pieces as soon as it is chosen; without scripts, with its form. */
export function MediumUploadField({ label, hint, error, formKey }: MediumUploadFieldProps) {
  const t = useMessages(mediaMessages);
  const { userKey: person } = useOfficeShell();
  const hasScripts = useHydrated();
  const hintText = [hint, t.hint, !hasScripts && t.plainHint].filter(Boolean).join(" ");
  return (
    <FileUpload
      name="file"
      purpose="medium"
      errorMessages={useMessages(errorsMessages)}
      accept={MEDIUM_ACCEPT}
      label={label}
      hint={hintText}
      error={error}
      formKey={formKey}
      userKey={person}
    />
  );
}
