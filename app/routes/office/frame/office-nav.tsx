import { useId } from "react";
import { Link, useLocation } from "react-router";
import { ENOUGH } from "#app/features/review/waiting.ts";
import { formatUpTo } from "#app/i18n/format.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useFrame } from "./frame.ts";
import { isCurrent, navGroups } from "./nav-groups.ts";

/** The places of the office that this person may open, each with what waits there. */
export function OfficeNav({ label }: { label: string }) {
  const { nav } = useMessages(officeMessages);
  const path = usePath();
  const locale = useLocale();
  const frame = useFrame();
  const id = useId();
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      {navGroups.map(({ label: group, entries }) => {
        const open = entries.flatMap(({ count, ...entry }) => {
          const waiting = count(frame);
          return waiting === null ? [] : [{ ...entry, waiting }];
        });
        const title = group ? `${id}-${group}` : undefined;
        if (open.length === 0) return null;
        return (
          <div key={group}>
            {group && (
              <p className="rail-group" id={title}>
                {nav[group]}
              </p>
            )}
            <ul aria-labelledby={title}>
              {open.map(({ key, waiting, ...entry }) => {
                const isHere = isCurrent(entry, pathname);
                return (
                  <li key={key}>
                    <Link
                      to={path(`/administration${entry.path}`)}
                      aria-current={isHere ? "page" : undefined}
                    >
                      <Icon name={isHere ? entry.shown : entry.icon} />
                      <span>{nav[key]}</span>
                      {waiting > 0 && (
                        <span className="rail-count">
                          {formatUpTo(locale, waiting, ENOUGH)}
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
