import { useSyncExternalStore } from "react";

/** From this width a conversation scrolls by itself (reading-pane.css). */
const DESK = "(min-width: 960px)";

/** Does a conversation scroll by itself here, and not with its page? The server cannot know: it says yes. */
export function useScrollsItself(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(DESK).matches,
    () => true,
  );
}

function watch(changed: () => void) {
  const desk = matchMedia(DESK);
  desk.addEventListener("change", changed);
  return () => desk.removeEventListener("change", changed);
}
