import event from "#app/features/content/components/event.css?url";
import type { PicturesSection as Pictures } from "../../kinds.ts";
import { ScenePicture } from "../scene-picture.tsx";
import { SectionStylesheet } from "../section-stylesheet.tsx";
import { OrdinalText, TypesetText } from "../typeset-text.tsx";

/** Three pictures with captions: a mosaic, or the moments of a day on a dark background. */
export function PicturesSection({ section }: { section: Pictures }) {
  const isMoments = section.look === "moments";
  return (
    <section className={isMoments ? "section moments" : "section"} id={section.id}>
      <SectionStylesheet href={event} />
      <div className="wrap">
        {section.kicker && (
          <p className="kicker">
            <TypesetText text={section.kicker} />
          </p>
        )}
        <h2 className="h2 h2-spaced">
          <TypesetText text={section.heading} />
        </h2>
        <ul className={isMoments ? undefined : "mosaic"}>
          {section.items.map((item) => (
            <li key={item.label}>
              <figure>
                <div className="leaf-frame">
                  <ScenePicture scene={item.scene} sizes="(min-width: 1024px) 780px, 92vw" />
                </div>
                <figcaption>
                  {isMoments ? (
                    <span className="gold-tag">
                      <OrdinalText text={item.label} />
                    </span>
                  ) : (
                    <b>
                      <TypesetText text={item.label} />
                    </b>
                  )}
                  <span>
                    <TypesetText text={item.caption} />
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
