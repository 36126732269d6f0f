import about from "#app/ui/styles/about.css?url";
import { usePath } from "#app/ui/use-words.ts";
import type { GalleryPicture } from "../../kinds.ts";
import { Line } from "../line.tsx";
import { ScenePicture } from "../scene-picture.tsx";
import { Sheet } from "../sheet.tsx";

type GallerySectionProps = { heading: string; lead: string; pictures: GalleryPicture[] };

/** The community in pictures; their words are always readable, hover only strengthens them. */
export function GallerySection({ heading, lead, pictures }: GallerySectionProps) {
  const path = usePath();
  return (
    <section className="section gallery-section">
      <Sheet href={about} />
      <div className="wrap">
        <h2 className="h2 gallery-title">
          <Line text={heading} />
        </h2>
        <p className="lead gallery-lead">{lead}</p>
        <ul className="gallery">
          {pictures.map((picture) => (
            <li key={picture.caption}>
              <a href={path(picture.href)}>
                <ScenePicture scene={picture.scene} sizes="(min-width: 900px) 600px, 92vw" />
                <span>
                  <Line text={picture.caption} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
