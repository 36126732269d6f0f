import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";

type TabsNavProps = {
  /** Accessible name of the navigation. */
  label: string;
  tabs: {
    to: string;
    label: ReactNode;
    /** Current for exactly this URL, not for the URLs below it. */
    end?: boolean;
    /** The page belongs to this tab although its URL is not below it. */
    isCurrent?: boolean;
    /** Hidden on phones, where the back link has the same target. */
    isHiddenOnPhone?: boolean;
  }[];
};

/** Links that look like tabs; the current one has aria-current. */
export function TabsNav({ label, tabs }: TabsNavProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to} className={tab.isHiddenOnPhone ? "is-optional" : undefined}>
            {tab.isCurrent ? (
              <Link to={tab.to} aria-current="true">
                {tab.label}
              </Link>
            ) : (
              <NavLink to={tab.to} end={tab.end}>
                {tab.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
