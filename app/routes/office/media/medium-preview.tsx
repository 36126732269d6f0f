import type { MediumView } from "#app/features/media/library.server.ts";
import { getFilmFileName } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/i18n/media.ts";
import { getLibraryFileUrl } from "#app/ui/library-picture.ts";
import { getPictureSizes, getPictureUrl } from "#app/ui/pictures.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** What a medium shows now, where there is nothing to set on it. */
export function MediumPreview({ medium }: { medium: MediumView }) {
  const t = useMessages(mediaMessages);
  const { kind, publicName: shownAs, shipped, version: edition, name } = medium;
  if (kind === "picture") {
    if (!shownAs) return null;
    const { widths, width, height } = getPictureSizes(shownAs);
    return (
      <section className="panel" aria-label={t.kind.picture}>
        <img
          className="media-preview"
          src={getPictureUrl(shownAs, `${widths.at(1) ?? widths[0]}.avif`)}
          alt=""
          width={width}
          height={height}
        />
        {shipped && !edition && <p className="hint">{t.shipped}</p>}
      </section>
    );
  }
  const src = edition
    ? getLibraryFileUrl(edition.hash, getFilmFileName(edition.type))
    : `/video/${name}.mp4`;
  const isReady = !edition || Object.keys(edition.files).length > 0;
  return (
    <section className="panel" aria-label={t.kind.video}>
      {isReady && (
        // biome-ignore lint/a11y/useMediaCaption: the captions are given below
        <video
          className="media-preview"
          src={src}
          controls
          preload="none"
          width={640}
          height={360}
        />
      )}
      <p className="hint">{edition ? t.notMade : t.shippedFilm}</p>
    </section>
  );
}
