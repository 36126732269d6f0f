import { Link } from "react-router";
import { getMediumTitle } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { MediumListItem } from "./media-filter.ts";

export function MediaGrid({ media }: { media: MediumListItem[] }) {
  const path = usePath();
  const locale = useLocale();
  return (
    <ul className="media-grid">
      {media.map((one) => (
        <li key={one.id}>
          <Link to={path(`/administration/medias/${one.id}`)}>
            {one.thumbnail ? (
              <img src={one.thumbnail} alt="" width={240} height={150} loading="lazy" />
            ) : (
              <span className="media-placeholder">
                <Icon name={one.kind === "video" ? "video" : "image"} />
              </span>
            )}
            <b>{getMediumTitle(locale, one)}</b>
          </Link>
          <MediumTags medium={one} />
        </li>
      ))}
    </ul>
  );
}

/** The kind of a medium and its open tasks. */
export function MediumTags({ medium }: { medium: Omit<MediumListItem, "thumbnail"> }) {
  const { kind, tags } = useMessages(mediaMessages);
  const [only, other] = medium.missingAltLocales;
  return (
    <span className="row">
      <Tag tone="neutral">{kind[medium.kind]}</Tag>
      {medium.hasFailed && <Tag tone="warn">{tags.failed}</Tag>}
      {medium.progress && !medium.hasFailed && <Tag tone="info">{tags.transcoding}</Tag>}
      {medium.demo && medium.uses > 0 && <Tag tone="warn">{tags.demo}</Tag>}
      {only && <Tag tone="warn">{tags.words[other ? "both" : only]}</Tag>}
      {medium.isMissingCaptions && <Tag tone="warn">{tags.captions}</Tag>}
      {medium.isMissingConsent && <Tag tone="warn">{tags.people}</Tag>}
      {!medium.isShipped && medium.uses === 0 && <Tag tone="neutral">{tags.unused}</Tag>}
    </span>
  );
}
