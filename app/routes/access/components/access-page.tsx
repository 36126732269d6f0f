import type { ReactNode } from "react";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { SectionDivider } from "#app/ui/section-divider.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type AccessPageProps = {
  title: string;
  /** Something was refused: the title of the document starts with "Error". */
  hasError?: boolean;
  children: ReactNode;
  /** Content below the card. */
  below?: ReactNode;
};

/** Layout of a page of this area: one card, like the sign-in dialog. */
export function AccessPage({ title, hasError = false, children, below }: AccessPageProps) {
  const t = useMessages(accessMessages);
  return (
    <main id="main" className="access-page" tabIndex={-1}>
      <title>{hasError ? t.wrongTitled(title) : t.titled(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <div className="access-card">
          <SectionDivider />
          <div className="access-body">
            <h1>{title}</h1>
            {children}
          </div>
        </div>
        {below}
      </div>
    </main>
  );
}
