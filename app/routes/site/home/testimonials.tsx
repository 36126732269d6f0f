import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { Home, Scene, Testimonial } from "#app/features/content/kinds.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LangBoundary } from "#app/ui/lang-boundary.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { Film } from "../film/film.tsx";

/** Number of testimonials that a phone shows before the list is expanded. */
const VISIBLE_ON_PHONE = 4;

type TestimonialTile = Omit<Testimonial, "clip"> & { film: string; poster: Scene; lang?: Locale };
type TestimonialsProps = {
  content: Home["testimonials"];
  items: TestimonialTile[];
};

/**
 * Ten testimonials. The control that expands the list is before the hidden ones, so it keeps its place when clicked,
 * and Tab goes to what it has shown. Title and accessible name distinguish this section from that of the partners,
 * which has the same heading.
 */
export function Testimonials({ content, items }: TestimonialsProps) {
  return (
    <section className="section testimonials" aria-label={content.label}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="kicker">
              <TypesetText text={content.kicker} />
            </p>
            <h2 className="h2">
              <TypesetText text={content.heading} />
            </h2>
          </div>
          <p className="lead">
            <TypesetText text={content.lead} />
          </p>
        </div>
        <ul className="testimonial-grid">
          {items.slice(0, VISIBLE_ON_PHONE).map((item) => (
            <TestimonialCard key={item.title} item={item} />
          ))}
          {items.length > VISIBLE_ON_PHONE && (
            <li className="unfold">
              <label>
                <input type="checkbox" className="vh" />
                <ActionLabel text={content.more} />
                <Icon name="caret-down" />
              </label>
            </li>
          )}
          {items.slice(VISIBLE_ON_PHONE).map((item) => (
            <TestimonialCard key={item.title} item={item} className="is-folded" />
          ))}
          <li className="testimonial-invite">
            <h3>
              <TypesetText text={content.end.title} />
            </h3>
            <p>
              <TypesetText text={content.end.text} />
            </p>
            <ContentLink className="btn btn-gold" href={content.end.href}>
              <ActionLabel text={content.end.action} />
            </ContentLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

function TestimonialCard({ item, className }: { item: TestimonialTile; className?: string }) {
  const { film } = useMessages(siteMessages);
  return (
    <li lang={item.lang} className={className}>
      <LangBoundary language={item.lang}>
        <Film
          name={item.film}
          poster={item.poster}
          sizes="(min-width: 1024px) 380px, (min-width: 768px) 46vw, 92vw"
          title={item.title}
          label={(...facts) => film.playStory(item.title, ...facts)}
        />
      </LangBoundary>
      <h3>
        <TypesetText text={item.title} />
      </h3>
      <p>
        <TypesetText text={item.description} />
      </p>
    </li>
  );
}
