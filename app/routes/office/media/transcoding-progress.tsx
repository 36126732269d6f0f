import { Form } from "react-router";
import type { MediumView } from "#app/features/media/library.server.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Shows how many files of the newest version are transcoded, or a button to retry after a failure. */
export function TranscodingProgress({ medium: { progress, hasFailed } }: { medium: MediumView }) {
  const t = useMessages(mediaMessages);
  if (hasFailed) return <TranscodingFailed />;
  if (!progress) return null;
  const progressText = t.transcoding(`${progress.done}`, `${progress.total}`);
  return (
    <div className="panel" role="status">
      <p>{progressText}</p>
      <progress max={progress.total} value={progress.done} aria-label={progressText} />
      <p className="muted">{t.transcodingText}</p>
    </div>
  );
}

function TranscodingFailed() {
  const t = useMessages(mediaMessages);
  return (
    <Notice tone="error" title={t.failed} role="status" className="above-small">
      <p>{t.failedText}</p>
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          name="intent"
          value="retry-transcoding"
          variant="secondary"
          size="small"
        >
          {t.tryAgain}
        </Button>
      </Form>
    </Notice>
  );
}
