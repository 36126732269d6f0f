import { useId } from "react";
import { Link, useLocation } from "react-router";
import { MAX_QUEUE_COUNT } from "#app/features/review/work-queues.ts";
import { formatUpTo } from "#app/i18n/format.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NoWrapNumbers } from "#app/ui/no-wrap.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { isCurrent, navGroups } from "./nav-groups.ts";
import { useOfficeShell } from "./office-shell-data.ts";

/** The navigation entries that the staff member may open, each with the number of waiting items. */
export function OfficeNav({ label }: { label: string }) {
  const { nav } = useMessages(officeMessages);
  const path = usePath();
  const locale = useLocale();
  const shellData = useOfficeShell();
  const id = useId();
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      {navGroups.map(({ label: group, entries }) => {
        const visibleEntries = entries.flatMap(({ count, ...entry }) => {
          const waiting = count(shellData);
          return waiting === null ? [] : [{ ...entry, waiting }];
        });
        const title = group ? `${id}-${group}` : undefined;
        if (visibleEntries.length === 0) return null;
        return (
          <div key={group}>
            {group && (
              <p className="rail-group" id={title}>
                {nav[group]}
              </p>
            )}
            <ul aria-labelledby={title}>
              {visibleEntries.map(({ key, waiting, ...entry }) => {
                const isActive = isCurrent(entry, pathname);
                return (
                  <li key={key}>
                    <Link
                      to={path(`/administration${entry.path}`)}
                      aria-current={isActive ? "page" : undefined}
                    >
                      <Icon name={isActive ? entry.activeIcon : entry.icon} />
                      <span>
                        <NoWrapNumbers text={nav[key]} />
                      </span>
                      {waiting > 0 && (
                        <span className="rail-count">
                          {formatUpTo(locale, waiting, MAX_QUEUE_COUNT)}
                          <span className="vh"> {nav.waiting(waiting)}</span>
                        </span>
                      )}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
