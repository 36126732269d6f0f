import { peopleWords } from "#app/i18n/people.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** The way to see the area of somebody as they see it. */
export function SeePanel({ id }: { id: string }) {
  const { see: words } = useWords(peopleWords);
  const path = usePath();
  return (
    <section className="panel" aria-labelledby="see-title">
      <h2 id="see-title">{words.title}</h2>
      <p>{words.text}</p>
      <div className="actions">
        <ButtonLink small variant="secondary" to={path(`/administration/personnes/${id}/espace`)}>
          {words.open}
        </ButtonLink>
      </div>
    </section>
  );
}
