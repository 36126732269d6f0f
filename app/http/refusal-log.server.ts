import { maskPath } from "#app/http/mask-path.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { log } from "#app/platform/log.server.ts";

/** Lines of one status per minute, so that an attack does not fill the log. */
const MAX_LINES = 10;
const WINDOW_MS = MINUTE_MS;
const MAX_HOST_LENGTH = 100;

type RefusedRequest = {
  method?: string | undefined;
  /** As requested; the search parameters are not logged. */
  url?: string | undefined;
  host?: string | undefined;
};

export type LogRefusal = (status: number, request: RefusedRequest) => void;

type RefusalLogOptions = {
  write?: (line: Record<string, unknown>) => void;
  now?: () => number;
};

/**
 * Logs requests refused before routing: ten lines per status and minute, with secrets removed from the path
 * (`maskPath`). The next line says how many were skipped.
 */
export function createRefusalLog({
  write = (line) => log().warn(line, "refused at the entry"),
  now = Date.now,
}: RefusalLogOptions = {}): LogRefusal {
  const windows = new Map<number, { since: number; lines: number; skipped: number }>();
  return (status, { method, url, host }) => {
    const last = windows.get(status);
    const isOver = !last || now() - last.since >= WINDOW_MS;
    const window = isOver ? { since: now(), lines: 0, skipped: last?.skipped ?? 0 } : last;
    windows.set(status, window);
    if (window.lines >= MAX_LINES) {
      window.skipped += 1;
      return;
    }
    window.lines += 1;
    const path = url === undefined ? undefined : maskPath(url.split("?", 1)[0] ?? "");
    const skipped = window.skipped > 0 ? { skipped: window.skipped } : {};
    window.skipped = 0;
    write({ status, method, path, host: host?.slice(0, MAX_HOST_LENGTH), ...skipped });
  };
}
