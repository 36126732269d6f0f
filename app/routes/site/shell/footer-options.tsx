import { siteMessages } from "#app/i18n/site.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { LanguageLink } from "./language-link.tsx";

/** Reader settings: reduced data and theme, which need a script, and language. */
export function FooterOptions() {
  const { footer } = useMessages(siteMessages);
  const themes = [
    { value: "", label: footer.themeSystem },
    { value: "light", label: footer.themeLight },
    { value: "dark", label: footer.themeDark },
  ];
  return (
    <div className="footer-options">
      <button
        type="button"
        role="switch"
        aria-checked="false"
        className="switch-button if-script"
        data-saver-switch=""
        suppressHydrationWarning
      >
        <i />
        <span>
          {footer.saver}
          <small>{footer.saverNote}</small>
        </span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="segmented segmented-night if-script" role="group" aria-label={footer.theme}>
        {themes.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === ""}
            data-theme-choice={value}
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      <LanguageLink />
    </div>
  );
}
