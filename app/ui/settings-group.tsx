import type { ReactNode } from "react";

type SettingsGroupProps = {
  /** Target of links, for example "#devices". */
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
};

/** A group of settings: title and one sentence on the left, a card on the right. */
export function SettingsGroup({ id, title, text, children }: SettingsGroupProps) {
  return (
    <section className="setting" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p className="small-text muted">{text}</p>}
      </div>
      <div className="card">{children}</div>
    </section>
  );
}
