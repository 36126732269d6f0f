import { ContentLink } from "#app/features/content/components/content-link.tsx";
import { ActionLabel, TypesetText } from "#app/features/content/components/typeset-text.tsx";
import { siteMessages } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { PartnerMark } from "#app/ui/partner-mark.tsx";
import { SectionDivider } from "#app/ui/section-divider.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { FooterCampuses } from "./footer-campuses.tsx";
import { FooterOptions } from "./footer-options.tsx";
import { getFooterColumns } from "./menus.ts";
import { type SiteShellSettings, useSiteShell } from "./site-shell-data.ts";

/** Footer of every public page: links, the campus, the school's statement, legal texts. */
export function SiteFooter() {
  const t = useMessages(siteMessages);
  const path = usePath();
  const { settings } = useSiteShell();
  return (
    <>
      <SectionDivider />
      <footer className="site-footer">
        <div className="wrap">
          <div className="footer-top">
            <div className="footer-brand">
              <a className="brand" href={path("/")}>
                <Logo />
              </a>
              {settings && <SchoolPresence settings={settings} />}
            </div>
            <FooterLinks />
            <FooterCampuses />
          </div>
          {settings && <SchoolStatement settings={settings} />}
          <FooterOptions />
          <p className="footer-legal">
            <span>
              {t.footer.rights}
              {settings?.demonstration && ` · ${settings.demonstration}`}
            </span>
            <a href={path("/credits")}>{t.footer.credits}</a>
            <a href={path("/terms")}>{t.footer.terms}</a>
            <a href={path("/privacy")}>{t.footer.privacy}</a>
          </p>
        </div>
      </footer>
    </>
  );
}

function FooterLinks() {
  const t = useMessages(siteMessages);
  const path = usePath();
  return (
    <nav aria-label={t.footer.label}>
      {getFooterColumns(t).map((column) => (
        <div key={column.title}>
          <h2>{column.title}</h2>
          <ul>
            {column.links.map((link) => (
              <li key={link.label}>
                <a href={path(link.href)}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Names of social networks; others are shown by the name in the content. */
const networkNames: Record<string, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  linkedin: "LinkedIn",
};

/** Tagline of the school and its social networks; those without a URL are not shown. */
function SchoolPresence({ settings }: { settings: SiteShellSettings }) {
  const { footer } = useMessages(siteMessages);
  const networks = settings.social.filter((one) => one.href);
  return (
    <>
      <p lang={settings.lang}>
        <TypesetText text={settings.tagline} />
      </p>
      {networks.length > 0 && (
        <ul className="social-links" aria-label={footer.social}>
          {networks.map(({ network, href }) => (
            <li key={network}>
              <a
                href={href}
                aria-label={networkNames[network] ?? footer.otherNetwork}
                rel="noopener noreferrer"
              >
                <Icon name={networkNames[network] ? `${network}-logo` : "globe"} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SchoolStatement({ settings }: { settings: SiteShellSettings }) {
  const { footer } = useMessages(siteMessages);
  return (
    <div className="footer-marks">
      <p lang={settings.lang}>
        <TypesetText text={settings.statement} />{" "}
        {settings.proof && (
          <ContentLink href={settings.proof.href}>
            <ActionLabel text={settings.proof.action} />
          </ContentLink>
        )}
      </p>
      <ul aria-label={footer.partnersTitle}>
        {settings.partnerSymbols.map((partner) => (
          <li key={partner.name}>
            <PartnerMark name={partner.icon} />
            <span>{partner.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
