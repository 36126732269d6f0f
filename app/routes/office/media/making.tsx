import { Form } from "react-router";
import type { ToldMedium } from "#app/features/media/library.server.ts";
import { mediaWords } from "#app/i18n/media.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** How far the files of a medium are, while they are being made, or that they could not be. */
export function Making({ medium: { making, failed } }: { medium: ToldMedium }) {
  const words = useWords(mediaWords);
  if (failed) return <Failed />;
  if (!making) return null;
  const told = words.making(`${making.made}`, `${making.of}`);
  return (
    <div className="panel" role="status">
      <p>{told}</p>
      <progress max={making.of} value={making.made} aria-label={told} />
      <p className="muted">{words.makingText}</p>
    </div>
  );
}

function Failed() {
  const words = useWords(mediaWords);
  return (
    <Notice tone="error" title={words.failed} role="status" className="above-small">
      <p>{words.failedText}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="do" value="again" variant="secondary" small>
          {words.tryAgain}
        </Button>
      </Form>
    </Notice>
  );
}
