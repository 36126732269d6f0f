import { Form } from "react-router";
import type { MediumView, VersionView } from "#app/features/media/library.server.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";

/** The replaced files of a medium, each with a button that restores it. */
export function EarlierVersions({ medium }: { medium: MediumView }) {
  const t = useMessages(mediaMessages);
  const { earlierVersions: earlier, isShipped, currentId } = medium;
  const hasShippedVersion = isShipped && currentId !== null;
  if (earlier.length === 0 && !hasShippedVersion) return null;
  return (
    <section className="panel" aria-labelledby="earlier">
      <h2 id="earlier">{t.earlier}</h2>
      <p className="muted">{t.earlierText}</p>
      <ul className="plain-list">
        {earlier.map((version) => (
          <EarlierVersion key={version.id} id={version.id} version={version} />
        ))}
        {hasShippedVersion && <EarlierVersion id="shipped" />}
      </ul>
    </section>
  );
}

function EarlierVersion({ id, version }: { id: string; version?: VersionView }) {
  const t = useMessages(mediaMessages);
  const clock = useClock();
  const name = version?.fileName ?? t.ofSite;
  return (
    <li>
      <Form method="post" className="row" preventScrollReset>
        <input type="hidden" name="version" value={id} />
        <span>
          {name}
          {version && (
            <small className="muted">
              {" "}
              {t.uploaded(clock.date(version.at), version.author ?? "")}
            </small>
          )}
        </span>
        <Button
          type="submit"
          name="intent"
          value="restore-version"
          variant="secondary"
          size="small"
        >
          {t.showAgain}
          <span className="vh"> : {name}</span>
        </Button>
      </Form>
    </li>
  );
}

type RemoveMediumProps = { isUsed: boolean; error?: string };

/** Deletes a medium after a confirmation. A medium in use cannot be deleted. */
export function RemoveMedium({ isUsed, error }: RemoveMediumProps) {
  const t = useMessages(mediaMessages);
  if (isUsed) return <p className="muted">{t.cannotRemove}</p>;
  return (
    <details className="panel" open={error !== undefined}>
      <summary>{t.remove}</summary>
      <Form method="post" className="stack">
        <p id="remove">{error ?? t.removeText}</p>
        <Button type="submit" name="intent" value="remove" variant="danger">
          {t.confirmRemove}
        </Button>
      </Form>
    </details>
  );
}
