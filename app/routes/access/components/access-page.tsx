import type { ReactNode } from "react";
import { accessWords } from "#app/i18n/access.ts";
import { Selvedge } from "#app/ui/selvedge.tsx";
import { useWords } from "#app/ui/use-words.ts";

type AccessPageProps = {
  title: string;
  /** Something was refused: the title of the window says so first. */
  wrong?: boolean;
  children: ReactNode;
  /** Under the card. */
  after?: ReactNode;
};

/** A page of the access wing: one card, like the dialog it stands for. */
export function AccessPage({ title, wrong = false, children, after }: AccessPageProps) {
  const words = useWords(accessWords);
  return (
    <main id="main" className="access-page" tabIndex={-1}>
      <title>{wrong ? words.wrongTitled(title) : words.titled(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <div className="access-card">
          <Selvedge />
          <div className="access-body">
            <h1>{title}</h1>
            {children}
          </div>
        </div>
        {after}
      </div>
    </main>
  );
}
