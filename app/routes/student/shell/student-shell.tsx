import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  ImpersonationBanner,
  type ImpersonationInfo,
} from "#app/features/staff/components/impersonation-banner.tsx";
import { shellMessages } from "#app/i18n/shell.ts";
import { studentMessages } from "#app/i18n/student.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { NavigationSpinner } from "#app/ui/navigation-spinner.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import { useStudentLayoutData } from "./student-layout-data.ts";
import { StudentNav } from "./student-nav.tsx";

/** The layout of the student area: bar, navigation, and the page, which renders its own `main`. */
export function StudentShell({
  children,
  impersonation,
}: {
  children: ReactNode;
  impersonation?: ImpersonationInfo;
}) {
  const layoutData = useStudentLayoutData();
  return (
    <div className="student-area">
      <ImpersonationBanner
        impersonation={impersonation ?? layoutData.impersonation}
        isInStudentArea
      />
      <StudentBar />
      <NavigationSpinner />
      <div className="student-layout">
        <StudentNav />
        {children}
      </div>
    </div>
  );
}

function StudentBar() {
  const t = useMessages(studentMessages);
  const { demonstration } = useMessages(shellMessages);
  const path = usePath();
  const { name, demo } = useStudentLayoutData();
  return (
    <header className="student-bar">
      <div className="student-bar-inner">
        <Link className="brand" to={path("/espace-etudiant")}>
          <Logo name={t.brand} />
        </Link>
        {demo && <span className="demo-label">{demonstration}</span>}
        <div className="student-bar-tools">
          <Link className="bar-button" to={path("/contacts")} reloadDocument>
            <Icon name="question" />
            <span>{t.help}</span>
          </Link>
          {name && <ProfileMenu name={name} />}
        </div>
      </div>
    </header>
  );
}
