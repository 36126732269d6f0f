import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  ImpersonationBanner,
  type ImpersonationInfo,
} from "#app/features/staff/components/impersonation-banner.tsx";
import { officeMessages } from "#app/i18n/office.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { Dialog, DialogTrigger } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { NavigationSpinner } from "#app/ui/navigation-spinner.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { OfficeNav } from "./office-nav.tsx";
import { useOfficeShell } from "./office-shell-data.ts";
import { OfficeUser } from "./office-user.tsx";

const MENU_DIALOG_ID = "office-menu";

/**
 * The frame of the staff area: a sidebar from 1024 pixels, below that a top bar and a drawer. The
 * page brings its `main`.
 */
export function OfficeShell({
  children,
  impersonation,
}: {
  children: ReactNode;
  impersonation?: ImpersonationInfo;
}) {
  const shellData = useOfficeShell();
  return (
    <div className="office">
      <ImpersonationBanner impersonation={impersonation ?? shellData.impersonation} />
      <OfficeBar />
      <NavigationSpinner />
      <div className="office-layout">
        <OfficeRail />
        {children}
      </div>
      <OfficeMenu />
    </div>
  );
}

function OfficeBar() {
  const t = useMessages(officeMessages);
  const path = usePath();
  const { newApplications: waiting } = useOfficeShell();
  return (
    <header className="office-bar">
      <DialogTrigger
        dialog={MENU_DIALOG_ID}
        variant="link"
        className="icon-button"
        aria-label={t.openMenu}
      >
        <Icon name="list" />
      </DialogTrigger>
      <Link className="brand" to={path("/administration")}>
        <Logo name={t.brand} />
      </Link>
      {waiting !== null && (
        <Link
          className="icon-button"
          to={path("/administration/candidatures#applications-search")}
          aria-label={t.list.search}
        >
          <Icon name="magnifying-glass" />
        </Link>
      )}
    </header>
  );
}

function OfficeRail() {
  const t = useMessages(officeMessages);
  const { brand, demonstration } = useMessages(shellMessages);
  const path = usePath();
  const { isDemo: demo } = useOfficeShell();
  return (
    <header className="office-rail">
      <Link className="brand" to={path("/administration")}>
        <Logo background="surface" name={brand} note={demo ? demonstration : t.brand} />
      </Link>
      <CampusName />
      <OfficeNav label={t.nav.label} />
      <OfficeUser />
    </header>
  );
}

function CampusName() {
  const t = useMessages(officeMessages);
  const { role, campus } = useOfficeShell();
  if (!role) return null;
  return (
    <p className="campus-name">
      <span className="vh">{t.campusShown} </span>
      {t.campus[campus ?? "all"]}
    </p>
  );
}

function OfficeMenu() {
  const t = useMessages(officeMessages);
  return (
    <Dialog id={MENU_DIALOG_ID} title={t.menu} closeLabel={t.close} drawer="left">
      <CampusName />
      <OfficeNav label={t.menuLabel} />
      <OfficeUser />
    </Dialog>
  );
}
