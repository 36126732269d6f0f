import { formatFileSize } from "#app/features/documents/messages/file-upload.ts";
import { isReadable, isReadableByOthers } from "#app/features/documents/scan-status.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Attachment } from "../attachment.ts";
import type { Side } from "../message.ts";
import { mailboxMessages } from "../messages/mailbox.ts";

type MessageFilesProps = {
  files: Attachment[];
  /** Base path of the file links. */
  path?: string;
  /** The side of the reader. Only the candidate may open files that the antivirus has not scanned yet. */
  side: Side;
};

/** The files of a message; a file that cannot be opened shows why. */
export function MessageFiles({ files, path = "/fichiers", side }: MessageFilesProps) {
  const t = useMessages(mailboxMessages);
  const locale = useLocale();
  const canOpen = side === "person" ? isReadable : isReadableByOthers;
  return (
    <ul className="message-files" aria-label={t.files}>
      {files.map(({ id, name, sizeBytes, scan }) => (
        <li key={id}>
          <Icon name={name.endsWith(".pdf") ? "file-pdf" : "file-image"} />
          {canOpen(scan) ? (
            <a href={`${path}/${id}`} dir="auto">
              {name}
            </a>
          ) : (
            <span dir="auto">{name}</span>
          )}
          <span className="muted small-text numbers">
            {canOpen(scan)
              ? formatFileSize(locale, sizeBytes)
              : t[scan === "infected" ? "infected" : "pending"]}
          </span>
        </li>
      ))}
    </ul>
  );
}
