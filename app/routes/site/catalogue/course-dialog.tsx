import { applicationWords } from "#app/i18n/application.ts";
import { siteWords } from "#app/i18n/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The form of every button that adds a formation. */
export const CART_FORM = "cart-form";

/**
 * 'Détails de la formation': one dialog for the whole page, in which a script copies what the card and
 * its university say (`data-of`, app/enhance/course-details.ts). Without it, the card unfolds.
 */
export function CourseDialog() {
  const { catalogue, menu } = useWords(siteWords);
  const { catalogue: words } = useWords(applicationWords);
  const facts = [
    [catalogue.university, "h2"],
    [catalogue.place, ".university-place"],
    [catalogue.faculty, ".course-faculty"],
    [catalogue.degree, ".course-degree"],
    [catalogue.duration, ".course-duration"],
    [catalogue.language, ".course-language"],
    [catalogue.website, ".university-website"],
  ];
  return (
    <Dialog
      id="course-details"
      title={catalogue.detailsTitle}
      closeLabel={menu.close}
      foot={
        <>
          <Button type="submit" name="add" form={CART_FORM} data-out={words.add}>
            <Icon name="plus" />
            <span>{words.add}</span>
          </Button>
          <p data-of=".course-availability" />
        </>
      }
    >
      <div className="course-details">
        <p className="course-details-title" data-of="h3" />
        <p data-of=".course-text" />
        <dl>
          {facts.map(([label, of]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-of={of} />
            </div>
          ))}
        </dl>
        <p className="small-text muted">{catalogue.disclaimer}</p>
      </div>
    </Dialog>
  );
}
