import { isLibraryReference } from "./library-picture.ts";
import type { PictureName } from "./picture-names.ts";
import { getFocusClass, getPictureSizes, getPictureUrl, listUprightFiles } from "./pictures.ts";

/**
 * "first": the main picture of the first screen (high priority); "at-once": visible at once, low priority; "lazy": the
 * rest.
 */
export type PictureLoading = "lazy" | "at-once" | "first";

type PictureProps = {
  name: PictureName | (string & {});
  /** The `sizes` attribute: "(min-width:1024px) 380px, 92vw". */
  sizes: string;
  /** Text alternative. Omit it for a decorative picture. */
  alt?: string;
  width?: number;
  height?: number;
  /** Widest file that the layout can use, in pixels, when that is less than the widest available. */
  maxWidth?: number;
  /** Focal point in percent, kept visible when the picture is cropped. */
  focus?: { x: number; y: number };
  loading?: PictureLoading;
  /**
   * Uses the portrait crop under 768 px. Available for dakar, campus, yaounde, crossing and pictures of the library
   * with a crop.
   */
  hasPhoneCrop?: boolean;
};

const priorities = { lazy: undefined, "at-once": "low", first: "high" } as const;

/** A picture in AVIF at several widths, with one WebP fallback. Renders nothing for a name without files. */
export function Picture({
  name,
  sizes,
  alt = "",
  focus,
  loading = "lazy",
  ...props
}: PictureProps) {
  // The renditions are not ready, the item was removed from the library, or a draft has no picture yet.
  if (name === "" || isLibraryReference(name)) return null;
  const { widths, fallback, width, height } = getPictureSizes(name);
  const usefulWidths = widths.filter(
    (width, index) => index === 0 || width <= (props.maxWidth ?? width),
  );
  const upright = props.hasPhoneCrop ? listUprightFiles(name) : [];
  return (
    <picture>
      {upright.length > 0 && (
        <source
          media="(max-width:767px)"
          type="image/avif"
          srcSet={upright.map((crop) => `${crop.file} ${crop.width}w`).join(", ")}
          // 75vw makes phones choose a smaller file: about two thirds of the bytes, and still sharp enough.
          sizes="75vw"
        />
      )}
      <source
        type="image/avif"
        srcSet={usefulWidths.map((w) => `${getPictureUrl(name, `${w}.avif`)} ${w}w`).join(", ")}
        sizes={sizes}
      />
      <img
        src={getPictureUrl(name, `${fallback}.webp`)}
        alt={alt}
        width={props.width ?? width}
        height={props.height ?? height}
        className={getFocusClass(focus)}
        loading={loading === "lazy" ? "lazy" : "eager"}
        fetchPriority={priorities[loading]}
      />
    </picture>
  );
}
