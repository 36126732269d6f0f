import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Id of the form that every add button submits. */
export const CART_FORM_ID = "cart-form";

/**
 * The dialog of the catalogue, in which a script shows the article of a course page
 * (app/client/site/course-details.ts). Without scripts the link leads to that page.
 */
export function CourseDialog() {
  const { catalogue, menu } = useMessages(siteMessages);
  const { catalogue: t } = useMessages(courseSelectionMessages);
  const { loading } = useMessages(shellMessages);
  return (
    <Dialog
      id="course-details"
      title={catalogue.detailsTitle}
      closeLabel={menu.close}
      footer={
        <Button type="submit" name="add" form={CART_FORM_ID} data-out={t.add}>
          <Icon name="plus" />
          <span>{t.add}</span>
        </Button>
      }
    >
      <p className="course-fetched-name" />
      <div className="course-fetched" data-loading={loading} />
    </Dialog>
  );
}
