import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import { siteMessages } from "#app/i18n/site.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { AddressLines } from "../contact/address-lines.tsx";
import { ContactLinks } from "../contact/contact-links.tsx";
import { useSiteShell } from "./site-shell-data.ts";

/** Contact details of the campus of the URL, with radio buttons to show the other, also without scripts. */
export function FooterCampuses() {
  const { footer } = useMessages(siteMessages);
  const { campuses, footerCampusKey: initialKey } = useSiteShell();
  if (campuses.length === 0) return null;
  return (
    <div className="footer-campus">
      <fieldset className="segmented segmented-night">
        <legend className="vh">{footer.shownCampus}</legend>
        {campuses.map((campus) => (
          <label key={campus.key}>
            <input
              type="radio"
              name="footer-campus"
              id={`footer-${campus.key}`}
              defaultChecked={campus.key === initialKey}
            />
            <span>{campus.country}</span>
          </label>
        ))}
      </fieldset>
      {campuses.map((campus) => (
        <div key={campus.key} className={`footer-campus-${campus.key}`} lang={campus.lang}>
          <h2>
            <TypesetText text={campus.name} />
          </h2>
          <AddressLines lines={campus.lines} />
          <ContactLinks campus={campus} />
        </div>
      ))}
    </div>
  );
}
