import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";

type TabsNavProps = {
  /** The name of the navigation, for screen readers. */
  label: string;
  tabs: {
    to: string;
    label: ReactNode;
    /** Current for this address only, not for those below it. */
    end?: boolean;
    /** The page belongs to this tab, though its address is not below it. */
    isCurrent?: boolean;
    /** Hidden on phones because the link back says the same. */
    isHiddenOnPhone?: boolean;
  }[];
};

/** Links that look like tabs; the current one says so. */
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
