import { Form } from "react-router";
import type { MediumView } from "#app/features/media/library.server.ts";
import { mediaMessages } from "#app/i18n/media.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** How far the files of a medium are, while they are being made, or that they could not be. */
export function TranscodingProgress({
  medium: { progress: making, hasFailed: failed },
}: {
  medium: MediumView;
}) {
  const t = useMessages(mediaMessages);
  if (failed) return <TranscodingFailed />;
  if (!making) return null;
  const progressText = t.making(`${making.done}`, `${making.of}`);
  return (
    <div className="panel" role="status">
      <p>{progressText}</p>
      <progress max={making.of} value={making.done} aria-label={progressText} />
      <p className="muted">{t.makingText}</p>
    </div>
  );
}

function TranscodingFailed() {
  const t = useMessages(mediaMessages);
  return (
    <Notice tone="error" title={t.failed} role="status" className="above-small">
      <p>{t.failedText}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="do" value="again" variant="secondary" small>
          {t.tryAgain}
        </Button>
      </Form>
    </Notice>
  );
}
