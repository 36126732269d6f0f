import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ScenePicture } from "#app/features/content/components/scene-picture.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useSiteShell } from "./site-shell-data.ts";

/** Closable message of the school, enabled by staff; off by default. Without scripts its form closes it. */
export function NoticeBox() {
  const t = useMessages(siteMessages);
  const { notice } = useSiteShell();
  if (!notice) return null;
  return (
    <dialog
      open
      className="site-notice"
      lang={notice.lang}
      aria-label={notice.title}
      suppressHydrationWarning
    >
      {notice.scene && (
        <div className="leaf-frame">
          <ScenePicture scene={notice.scene} sizes="360px" />
        </div>
      )}
      <h2>
        <TypesetText text={notice.title} />
      </h2>
      <p>
        <TypesetText text={notice.text} />
      </p>
      <form method="dialog" className="row">
        <ContentLink className="btn btn-primary btn-small" href={notice.href}>
          <ActionLabel text={notice.action} />
        </ContentLink>
        <button type="submit" className="btn btn-secondary btn-small">
          {t.menu.close}
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  );
}
