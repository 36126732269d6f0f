import { formatCampusTime } from "#app/features/access/campus-clock.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { SavedAt } from "../shell/saved-at.ts";
import type { SaveState } from "./autosave.ts";
import { isShownInNotice } from "./save-notice.tsx";
import { useSaveState } from "./save-state-context.tsx";

type StatusDisplay = { icon: IconName; className: string; text: string };

/** Says where the answers of the page are: on the server, on this device, or nowhere yet. */
export function SaveStatus(saved: SavedAt) {
  const { state } = useSaveState();
  const display = useStatusDisplay(state, saved);
  return (
    <p
      className={`save-status ${display?.className ?? ""}`}
      role="status"
      aria-live={isShownInNotice(state) ? "off" : undefined}
    >
      {display && (
        <>
          <Icon name={display.icon} />
          <span>{display.text}</span>
        </>
      )}
    </p>
  );
}

function useStatusDisplay(state: SaveState, { at, campus }: SavedAt): StatusDisplay | null {
  const { saving: t, savedAt } = useMessages(applicationMessages);
  const locale = useLocale();
  switch (state.kind) {
    case "saving": {
      const text = state.isNetworkBack ? t.sending(state.names.length) : t.saving;
      return { icon: "cloud-arrow-up", className: "is-busy", text };
    }
    case "stored":
      return { icon: "cloud-slash", className: "is-offline", text: t.savedOnDevice };
    case "unsaved":
      return { icon: "cloud-warning", className: "is-error", text: t.unsaved };
    case "closed":
      return { icon: "cloud-warning", className: "is-error", text: t.closed };
    case "signed-out":
      return { icon: "cloud-warning", className: "is-offline", text: t.signedOut };
    case "conflict":
      return { icon: "git-diff", className: "is-offline", text: t.conflicts(state.names.length) };
    default: {
      const moment = state.kind === "saved" ? state.at : at;
      if (!moment) return null;
      const time = formatCampusTime(locale, moment, campus);
      return { icon: "cloud-check", className: "", text: savedAt(time) };
    }
  }
}
