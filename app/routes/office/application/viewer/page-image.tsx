import { useEffect, useRef, useState } from "react";
import { viewerMessages } from "#app/features/review/messages/viewer.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Zoom } from "./viewer-state.ts";

type PageImageProps = { src: string; alt: string; zoom: Zoom };

/**
 * The image of a page, or a message when it fails to load, for example while the file store is
 * unavailable.
 */
export function PageImage({ src, alt, zoom }: PageImageProps) {
  const { file: t } = useMessages(officeMessages);
  const { unavailable } = useMessages(viewerMessages);
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The image may have failed before hydration, when `onError` was not attached yet.
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setFailed(src);
  }, [src]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className="viewer-frame" aria-label={t.page} tabIndex={0}>
      {failed === src ? (
        <p className="viewer-empty" role="status">
          {unavailable}
        </p>
      ) : (
        <img
          ref={image}
          className="viewer-image"
          data-zoom={zoom}
          src={src}
          alt={alt}
          onError={() => setFailed(src)}
        />
      )}
    </section>
  );
}
