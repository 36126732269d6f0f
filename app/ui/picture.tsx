import { isLibraryReference } from "./library-picture.ts";
import type { PictureName } from "./picture-names.ts";
import { getFocusClass, getPictureSizes, getPictureUrl, listUprightFiles } from "./pictures.ts";

/** The one picture that is seen `first` is asked for before all others; another that is seen at once gives way to it. */
export type PictureLoading = "lazy" | "at-once" | "first";

type PictureProps = {
  name: PictureName | (string & {});
  /** How wide it is shown, as in the attribute of HTML: "(min-width:900px) 380px, 92vw". */
  sizes: string;
  /** What one sees. Leave out when the picture only decorates. */
  alt?: string;
  width?: number;
  height?: number;
  /** The widest file that its place can need, in pixels, where that is never the widest there is. */
  maxWidth?: number;
  /** The point that stays in view when the picture is cut, in percent. */
  focus?: { x: number; y: number };
  loading?: PictureLoading;
  /** Shows the upright cut under 768 px: dakar, campus, yaounde, crossing and those of the library have one. */
  phone?: boolean;
};

const priorities = { lazy: undefined, "at-once": "low", first: "high" } as const;

/** A picture in AVIF at the width of its place, with one WebP for browsers that do not know AVIF. */
export function Picture({
  name,
  sizes,
  alt = "",
  focus,
  loading = "lazy",
  ...props
}: PictureProps) {
  // Its files are not made yet, it is no longer in the library, or a draft has none: there is nothing to show.
  if (name === "" || isLibraryReference(name)) return null;
  const { widths, fallback, width, height } = getPictureSizes(name);
  const usefulWidths = widths.filter(
    (width, index) => index === 0 || width <= (props.maxWidth ?? width),
  );
  const upright = props.phone ? listUprightFiles(name) : [];
  return (
    <picture>
      {upright.length > 0 && (
        <source
          media="(max-width:767px)"
          type="image/avif"
          srcSet={upright.map((one) => `${one.file} ${one.width}w`).join(", ")}
          // A drawing stays sharp enough at three quarters of a phone's pixels, for two thirds of the bytes.
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
