import { focusClass, ladderOf, type PictureName, phoneWidths } from "./pictures.ts";

type PictureProps = {
  name: PictureName | (string & {});
  /** How wide it is shown, as in the attribute of HTML: "(min-width:900px) 380px, 92vw". */
  sizes: string;
  /** What one sees. Leave out when the picture only decorates. */
  alt?: string;
  width?: number;
  height?: number;
  /** The point that stays in view when the picture is cut, in percent. */
  focus?: { x: number; y: number };
  /** "eager" for what is seen first; it is then also asked for first. */
  loading?: "lazy" | "eager";
  /** Shows the upright cut under 768 px: dakar, campus, yaounde and crossing have one. */
  phone?: boolean;
  /** Where the files are: /img for the scenes, another folder for uploads of the same ladder. */
  folder?: string;
};

/** A picture in AVIF at the width of its place, with one WebP for browsers that do not know AVIF. */
export function Picture({
  name,
  sizes,
  alt = "",
  focus,
  loading = "lazy",
  ...props
}: PictureProps) {
  const { phone, folder = "/img" } = props;
  const { widths, fallback, width, height } = ladderOf(name);
  const file = `${folder}/${name}`;
  return (
    <picture>
      {phone && (
        <source
          media="(max-width:767px)"
          type="image/avif"
          srcSet={phoneWidths.map((w) => `${file}-phone-${w}.avif ${w}w`).join(", ")}
          // A drawing stays sharp enough at three quarters of a phone's pixels, for two thirds of the bytes.
          sizes="75vw"
        />
      )}
      <source
        type="image/avif"
        srcSet={widths.map((w) => `${file}-${w}.avif ${w}w`).join(", ")}
        sizes={sizes}
      />
      <img
        src={`${file}-${fallback}.webp`}
        alt={alt}
        width={props.width ?? width}
        height={props.height ?? height}
        className={focusClass(focus)}
        loading={loading}
        fetchPriority={loading === "eager" ? "high" : undefined}
      />
    </picture>
  );
}
