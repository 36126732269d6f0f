import type { Scene } from "../kinds.ts";

type ScenePictureProps = {
  scene: Scene;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Seen at once: loaded first, not when it comes near. */
  eager?: boolean;
  /** Has a taller crop of its own for phones. */
  phone?: boolean;
};

/** Widths a picture is kept in, and its height for 480 of width; drawings come in two formats. */
const widths = [480, 960, 1600];
const wide = new Set(
  "campus classroom courtyard crossing dakar family graduation lab library winter yaounde".split(
    " ",
  ),
);
const withPhoneCrop = new Set(["campus", "crossing", "dakar", "yaounde"]);
const posterWidth = 600;

/** A picture of public/img: AVIF in three widths, WebP for older browsers, always with its size. */
export function ScenePicture({ scene, sizes, eager, phone }: ScenePictureProps) {
  const { name, alt, focus } = scene;
  const poster = name.startsWith("testimonial-");
  const file = (width: number, type: string) => `/img/${name}-${width}.${type}`;
  const avif = poster
    ? file(posterWidth, "avif")
    : widths.map((width) => `${file(width, "avif")} ${width}w`).join(", ");
  const width = poster ? posterWidth : 960;
  return (
    <picture>
      {phone && withPhoneCrop.has(name) && (
        <source
          media="(max-width: 767px)"
          type="image/avif"
          srcSet={`/img/${name}-phone.avif`}
          width={780}
          height={885}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={file(width, "webp")}
        alt={alt}
        width={width}
        height={wide.has(name) ? (width * 5) / 8 : (width * 2) / 3}
        className={focus && `focus-x-${focus.x} focus-y-${focus.y}`}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? undefined : "async"}
      />
    </picture>
  );
}
