import { type Course, isOpen } from "#app/features/catalogue/course.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CART_PAGE_PATH, CART_PATH } from "../cart/open-cart.ts";

/** Buttons of a course page: add the course to the cart while it is open, and view the cart. */
export function AddToCartForm({ course }: { course: Course }) {
  const { catalogue } = useMessages(courseSelectionMessages);
  const path = usePath();
  return (
    <form className="course-add" method="post" action={path(CART_PATH)}>
      {isOpen(course) ? (
        <Button
          type="submit"
          name="add"
          value={course.id}
          data-in={catalogue.inBasket}
          data-out={catalogue.add}
        >
          <Icon name="plus" />
          <span>{catalogue.add}</span>
        </Button>
      ) : (
        <p>{course.availability !== "open" && catalogue.availability[course.availability]}</p>
      )}
      <a href={path(CART_PAGE_PATH)} rel="nofollow" data-cart="">
        <Icon name="shopping-bag" />
        {catalogue.seeBasket}
      </a>
    </form>
  );
}
