import { useEffect, useRef, useState } from "react";
import { sendingMessages } from "#app/i18n/sending.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useScripts } from "#app/ui/use-scripts.ts";
import { FileUpload } from "./file-upload.tsx";
import { getLocalFile, localFileKey } from "./local-files.ts";

type FileUploadsProps = {
  /** Of the fields, in their order. */
  names: readonly string[];
  /** The sentence beside each refused one. */
  errors: Record<string, string>;
  /** The form came back: without scripts, its files have to be chosen again. */
  mustReselect: boolean;
  /** Which form they are for, among those of the person. */
  formKey: string;
  /** Whose page this is (identity/person-mark.server.ts). */
  userKey: string;
};

/** Files that may go with a form, behind a button: one after the other; without scripts all their fields. */
export function FileUploads({ names, errors, mustReselect, formKey, userKey }: FileUploadsProps) {
  const t = useMessages(sendingMessages);
  const isHydrated = useScripts();
  const hasErrors = names.some((name) => errors[name]);
  const [isOpen, setOpen] = useState(false);
  const [visibleCount, setVisibleCount] = useState(1);
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const [addedName, setAddedName] = useState<string>();
  useEffect(() => {
    // It stands before the button that asked for it, which it pushes out of view.
    if (addedName) detailsRef.current?.querySelector<HTMLElement>(`[name="${addedName}"]`)?.focus();
  }, [addedName]);
  useEffect(() => {
    // What this device kept of a file is found by its own field.
    void Promise.all(
      names.map((name) => getLocalFile(localFileKey(userKey, `${formKey}/${name}`))),
    ).then((localFiles) =>
      setVisibleCount((previousCount) =>
        Math.max(previousCount, 1 + localFiles.findLastIndex(Boolean)),
      ),
    );
  }, [names, userKey, formKey]);
  const visibleNames = isHydrated ? names.slice(0, visibleCount) : names;
  return (
    <details
      ref={detailsRef}
      className="attach"
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="btn btn-secondary btn-small">
        <Icon name="paperclip" />
        {t.attach}
      </summary>
      {visibleNames.map((name, index) => (
        <FileUpload
          key={name}
          name={name}
          label={t.file(index + 1)}
          hint={t.fileHint}
          error={errors[name]}
          reselectHint={mustReselect && t.filesAgain}
          formKey={`${formKey}/${name}`}
          userKey={userKey}
          onFilePresent={isOpen ? undefined : () => setOpen(true)}
        />
      ))}
      {isHydrated && visibleCount < names.length && (
        <Button
          variant="link"
          onClick={() => {
            setVisibleCount(visibleCount + 1);
            setAddedName(names[visibleCount]);
          }}
        >
          <Icon name="plus" />
          {t.attachAnother}
        </Button>
      )}
    </details>
  );
}
