import event from "#app/ui/styles/event.css?url";
import type { PicturesSection as Pictures } from "../../kinds.ts";
import { Line, Raised } from "../line.tsx";
import { ScenePicture } from "../scene-picture.tsx";
import { Sheet } from "../sheet.tsx";

/** Three pictures with their words: a mosaic, or the moments of a day on the night. */
export function PicturesSection({ section }: { section: Pictures }) {
  const moments = section.look === "moments";
  return (
    <section className={moments ? "section moments" : "section"} id={section.id}>
      <Sheet href={event} />
      <div className="wrap">
        {section.kicker && (
          <p className="kicker">
            <Line text={section.kicker} />
          </p>
        )}
        <h2 className="h2 h2-spaced">
          <Line text={section.heading} />
        </h2>
        <ul className={moments ? undefined : "mosaic"}>
          {section.items.map((item) => (
            <li key={item.label}>
              <figure>
                <div className="leaf-frame">
                  <ScenePicture scene={item.scene} sizes="(min-width: 900px) 780px, 92vw" />
                </div>
                <figcaption>
                  {moments ? (
                    <span className="gold-tag">
                      <Raised text={item.label} />
                    </span>
                  ) : (
                    <b>
                      <Line text={item.label} />
                    </b>
                  )}
                  <span>
                    <Line text={item.caption} />
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
