import { formatCampusTime } from "#app/features/identity/campus-clock.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { SavedAt } from "../frame/saved-at.ts";
import { isInNotice } from "./save-notice.tsx";
import type { SaveState } from "./saver.ts";
import { useSaving } from "./saving.tsx";

type Shown = { icon: IconName; look: string; text: string };

/** One place that says, truly, who has the answers of the page: the server, this device, or nobody yet. */
export function SaveStatus(saved: SavedAt) {
  const { state } = useSaving();
  const shown = useShown(state, saved);
  return (
    <p
      className={`save-status ${shown?.look ?? ""}`}
      role="status"
      aria-live={isInNotice(state) ? "off" : undefined}
    >
      {shown && (
        <>
          <Icon name={shown.icon} />
          <span>{shown.text}</span>
        </>
      )}
    </p>
  );
}

function useShown(state: SaveState, { at, campus }: SavedAt): Shown | null {
  const { saving: t, savedAt } = useMessages(applicationMessages);
  const locale = useLocale();
  switch (state.kind) {
    case "saving": {
      const text = state.back ? t.sending(state.names.length) : t.saving;
      return { icon: "cloud-arrow-up", look: "is-busy", text };
    }
    case "kept":
      return { icon: "cloud-slash", look: "is-offline", text: t.kept };
    case "unsaved":
      return { icon: "cloud-warning", look: "is-error", text: t.unsaved };
    case "shut":
      return { icon: "cloud-warning", look: "is-error", text: t.shut };
    case "signed-out":
      return { icon: "cloud-warning", look: "is-offline", text: t.signedOut };
    case "choose":
      return { icon: "git-diff", look: "is-offline", text: t.choose(state.names.length) };
    default: {
      const moment = state.kind === "saved" ? state.at : at;
      if (!moment) return null;
      const time = formatCampusTime(locale, moment, campus);
      return { icon: "cloud-check", look: "", text: savedAt(time) };
    }
  }
}
