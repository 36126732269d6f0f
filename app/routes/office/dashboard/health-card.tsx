import { Link } from "react-router";
import type { HealthView } from "#app/features/measures/health.server.ts";
import { healthMessages } from "#app/features/measures/messages/health.ts";
import { DoneLabel, Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

type HealthPart = keyof HealthView["verdicts"];

/** The parts of the system that need attention, or that all is well. */
export function HealthCard({ verdicts }: { verdicts: HealthView["verdicts"] }) {
  const t = useMessages(healthMessages);
  const path = usePath();
  const parts = (Object.keys(verdicts) as HealthPart[]).filter((part) => verdicts[part] !== "ok");
  return (
    <section className="panel" aria-labelledby="health">
      <div className="panel-head">
        <h2 id="health">{t.title}</h2>
        <Link className="link-button" to={path("/administration/etat")}>
          {t.more}
        </Link>
      </div>
      {parts.length === 0 && <DoneLabel>{t.verdicts.ok}</DoneLabel>}
      <ul className="plain-list">
        {parts.map((part) => (
          <li key={part}>
            {t.parts[part]}{" "}
            <Tag tone={verdicts[part] === "down" ? "error" : "warn"}>
              {t.verdicts[verdicts[part]]}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
