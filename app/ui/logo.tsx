import { useSchool } from "./use-messages.ts";

type LogoMarkProps = {
  /** "night" for dark indigo backgrounds, "surface" for the page background of the theme. */
  background?: "night" | "surface";
};

/** The logo uploaded by the school; without one, the default drawing: a baobab whose crown is a maple leaf. */
export function LogoMark({ background = "night" }: LogoMarkProps) {
  const { logo } = useSchool();
  if (logo)
    return (
      <i className="brand-mark brand-logo">
        <picture>
          <source type="image/avif" srcSet={logo.avif} />
          <img src={logo.webp} alt={logo.alt} width={logo.width} height={logo.height} />
        </picture>
      </i>
    );
  return (
    <svg className={`brand-mark brand-mark-${background}`} viewBox="0 0 100 116" aria-hidden="true">
      <path d="M50 4 56.6 18.6 68 13 65.2 32 82.4 22.6 85.2 32 97.6 30.2 90 45.4 94.8 51 71 66.2 73.8 74.8 60 72Q54 62 50 62 46 62 40 72L26.2 74.8 29 66.2 5.2 51 10 45.4 2.4 30.2 14.8 32 17.6 22.6 34.8 32 32 13 43.4 18.6Z" />
      <path d="M50 40 52.6 62 64 46 58.6 68C61 80 60.5 96 70 112 63 109.5 57 113 50 111 43 113 37 109.5 30 112 39.5 96 39 80 41.4 68L36 46 47.4 62Z" />
    </svg>
  );
}

type LogoProps = LogoMarkProps & {
  /** Name beside the logo; defaults to the name of the school. */
  name?: string;
  /** Second line, for example the cities or the campus. */
  note?: string;
};

/** Logo and name. Put it in an element of class "brand", usually a link. */
export function Logo({ background, name, note }: LogoProps) {
  const school = useSchool();
  return (
    <>
      <LogoMark background={background} />
      <span>
        {name ?? school.name}
        {note && <small>{note}</small>}
      </span>
    </>
  );
}
