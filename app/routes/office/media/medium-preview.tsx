import type { MediumView } from "#app/features/media/library.server.ts";
import { getFilmFileName } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { getLibraryFileUrl } from "#app/ui/library-picture.ts";
import { getPictureSizes, getPictureUrl } from "#app/ui/pictures.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** Shows a medium that has no focal point to set: a film, or a picture without an uploaded file. */
export function MediumPreview({ medium }: { medium: MediumView }) {
  const t = useMessages(mediaMessages);
  const { kind, publicName, isShipped, version, name } = medium;
  if (kind === "picture") {
    if (!publicName) return null;
    const { widths, width, height } = getPictureSizes(publicName);
    return (
      <section className="panel" aria-label={t.kind.picture}>
        <img
          className="media-preview"
          src={getPictureUrl(publicName, `${widths.at(1) ?? widths[0]}.avif`)}
          alt=""
          width={width}
          height={height}
        />
        {isShipped && !version && <p className="hint">{t.shipped}</p>}
      </section>
    );
  }
  const src = version
    ? getLibraryFileUrl(version.hash, getFilmFileName(version.type))
    : `/video/${name}.mp4`;
  const isReady = !version || Object.keys(version.files).length > 0;
  return (
    <section className="panel" aria-label={t.kind.video}>
      {isReady && (
        // biome-ignore lint/a11y/useMediaCaption: the captions are in a form below
        <video
          className="media-preview"
          src={src}
          controls
          preload="none"
          width={640}
          height={360}
        />
      )}
      <p className="hint">{version ? t.notTranscoded : t.shippedFilm}</p>
    </section>
  );
}
