import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { fileUploadMessages } from "../messages/file-upload.ts";
import { FileUpload } from "./file-upload.tsx";
import { getLocalFile, localFileKey } from "./local-files.ts";

type FileUploadsProps = {
  /** The names of the fields, in order. */
  names: readonly string[];
  /** The error message of each refused field. */
  errors: Record<string, string>;
  /** The form came back: without JavaScript, files must be chosen again. */
  mustReselect: boolean;
  /** Which form of the user this is, for the local copies. */
  formKey: string;
  /** The user's hash (access/user-key.server.ts). */
  userKey: string;
};

/** Optional file fields behind a button, shown one after another; without JavaScript all at once. */
export function FileUploads({ names, errors, mustReselect, formKey, userKey }: FileUploadsProps) {
  const t = useMessages(fileUploadMessages);
  const isHydrated = useHydrated();
  const hasErrors = names.some((name) => errors[name]);
  const [isOpen, setOpen] = useState(false);
  const [visibleCount, setVisibleCount] = useState(1);
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const [addedName, setAddedName] = useState<string>();
  useEffect(() => {
    // The new field appears above the button and pushes it out of view.
    if (addedName) detailsRef.current?.querySelector<HTMLElement>(`[name="${addedName}"]`)?.focus();
  }, [addedName]);
  useEffect(() => {
    // Each field loads its own local copy; this only shows enough fields.
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
