import { FileUpload } from "#app/features/documents/components/file-upload.tsx";
import { MEDIUM_ACCEPT } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useOfficeShell } from "../shell/office-shell-data.ts";

type MediumUploadFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  /** Identifies this form among those of the user. */
  formKey: string;
};

/**
 * A file field that uploads in pieces as soon as a file is selected; before hydration it is sent
 * with its form.
 */
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
