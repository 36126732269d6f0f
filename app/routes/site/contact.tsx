import { data } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { DeferredStylesheet } from "#app/client/document-scripts.tsx";
import { Article } from "#app/features/content/components/article.tsx";
import { PageSections } from "#app/features/content/components/sections.tsx";
import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import { groupSections, toLocalizedData } from "#app/features/content/content.ts";
import { getEnquiryReceipt } from "#app/features/enquiries/send-enquiry.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { enquiryMessages } from "#app/i18n/enquiry.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { Refusal, type Refused, useRefused } from "#app/ui/refusal.tsx";
import styles from "#app/ui/styles/contact.css?url";
import enquiry from "#app/ui/styles/enquiry.css?url";
import page from "#app/ui/styles/page.css?url";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/contact";
import { ContactCards } from "./contact/contact-cards.tsx";
import { EnquiryForm } from "./contact/enquiry-form.tsx";
import { presetOf } from "./contact/preset.ts";
import { Receipt } from "./contact/receipt.tsx";
import { answerForm } from "./contact/sending.server.ts";
import { Whatsapp } from "./contact/whatsapp.tsx";
import { InLanguage, PageMain } from "./frame/page-main.tsx";
import { PageTop } from "./frame/page-top.tsx";
import { school } from "./structured-data/school.ts";

export const links: Route.LinksFunction = () =>
  [page, styles].map((href) => ({ rel: "stylesheet", href }));

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const query = queryOf(request);
  const locale = localeOf(pathname);
  const receipt = query.text("envoye", 100);
  const [page, campuses, sent] = await Promise.all([
    getEntry("page", "contacts", locale),
    listEntries("campus", locale),
    receipt ? getEnquiryReceipt(receipt) : null,
  ]);
  const entry = orNotFound(page);
  const shown = {
    page: entry.data,
    language: entry.fallback ? entry.locale : null,
    campuses: campuses.map((campus) => {
      const { name, lines, phone, whatsapp, email, hours, map, href, directions, lang } =
        toLocalizedData(campus, entry.locale);
      return { name, lines, phone, whatsapp, email, hours, map, href, directions, lang };
    }),
    preset: presetOf(query),
    sent,
  };
  // What somebody wrote is theirs: no copy of it stays on the way, nor on a shared computer.
  return data(shown, sent ? { headers: { "Cache-Control": "no-store, private" } } : undefined);
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, context);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { page, language, campuses, preset, sent } = loaderData;
  const locale = useLocale();
  const own = language ? locale : undefined;
  const t = useMessages(enquiryMessages);
  const refused = useRefused(answer);
  const done = refused.wrong ? null : sent;
  const news = refused.wrong ? t.errorTitled(page.title) : done && t.sent.title;
  const [first] = groupSections(page.sections);
  // One part is as long as the form; the others follow both.
  const beside = first?.column ? first.sections.slice(0, 1) : [];
  return (
    <PageMain language={language}>
      <PageTop
        page={page}
        documentTitle={news ?? undefined}
        overlapped
        address="/contacts"
        language={language}
        trail={[{ label: page.trail, lang: language }]}
        facts={(site) => [school(site)]}
      />
      {done && <meta name="robots" content="noindex" />}
      <ContactCards campuses={campuses} />
      <DeferredStylesheet href={enquiry} />
      <div className="section section-short">
        <div className="wrap enquiry">
          <section id="ecrire" lang={own} aria-labelledby="enquiry-title">
            <Problem refused={refused} />
            <h2 className="h2" id="enquiry-title">
              {t.title}
            </h2>
            {done ? <Receipt sent={done} /> : <EnquiryForm refused={refused} preset={preset} />}
          </section>
          <aside aria-label={t.aside} lang={own}>
            <Whatsapp campuses={campuses} language={language} />
            <InLanguage language={language}>
              <Article sections={beside} />
            </InLanguage>
          </aside>
        </div>
      </div>
      <PageSections sections={page.sections.slice(beside.length)} />
    </PageMain>
  );
}

function Problem({ refused }: { refused: Refused }) {
  const t = useMessages(enquiryMessages);
  const { campus, subject, content, name, email, phone, website } = t;
  return (
    <Refusal
      refused={refused}
      title={t.problem}
      labels={{ campus, subject, content, name, email, phone, website }}
    />
  );
}
