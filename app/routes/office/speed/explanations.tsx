import { pageSpeedMessages } from "#app/features/measures/messages/page-speed.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** What the measurements mean, and what they do not include. */
export function Explanations() {
  const { explained, explanations } = useMessages(pageSpeedMessages);
  return (
    <section className="panel" aria-labelledby="explained">
      <h2 id="explained">{explained}</h2>
      <ul className="dot-list">
        {Object.entries(explanations).map(([key, sentence]) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
