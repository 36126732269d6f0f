import { type Course, isOpen } from "#app/features/catalogue/course.ts";
import { cartMessages } from "#app/features/catalogue/messages/cart.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";

type CourseCardProps = {
  course: Course;
  isInCart: boolean;
  /** The candidate's application was submitted: no course can be added. */
  isSent?: boolean;
  /** Hidden on a phone until the list is expanded. */
  isFolded?: boolean;
};

/**
 * A course: name, link to its page (opened in a dialog by a script), and add button. The search in the page
 * (client/site/catalogue-search.ts) reads name, degree and faculty from this markup.
 */
export function CourseCard({
  course,
  isInCart,
  isSent = false,
  isFolded = false,
}: CourseCardProps) {
  const { catalogue, home } = useMessages(siteMessages);
  const path = usePath();
  const courseSuffix = <span className="vh">{home.on(course.name)}</span>;
  return (
    <li
      id={course.id}
      className={isFolded ? "is-folded" : undefined}
      data-faculty={course.faculty ?? undefined}
    >
      <h3>{course.name}</h3>
      <p>
        <span lang={course.degreeLanguage}>{course.degree}</span>
        {` · ${course.duration}`}
      </p>
      <div className="course-actions">
        <a className="link-button" href={path(`/autre-formation/${course.id}`)} data-details="">
          {catalogue.details}
          {courseSuffix}
        </a>
        {!isSent && <AddToCartButton course={course} isInCart={isInCart} />}
      </div>
    </li>
  );
}

function AddToCartButton({ course, isInCart }: CourseCardProps) {
  const { home } = useMessages(siteMessages);
  const { addShort } = useMessages(cartMessages);
  const { catalogue } = useMessages(courseSelectionMessages);
  const { availability } = course;
  if (!isOpen(course))
    return <p>{availability !== "open" && catalogue.availability[availability]}</p>;
  return (
    <Button
      variant="secondary"
      type="submit"
      name="add"
      value={course.id}
      className={isInCart ? "is-in-cart" : undefined}
    >
      <Icon name={isInCart ? "check" : "plus"} />
      <span>{isInCart ? catalogue.inBasket : addShort}</span>
      <span className="vh">{home.on(course.name)}</span>
    </Button>
  );
}
