import { data } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { DeferredStylesheet } from "#app/client/document-scripts.tsx";
import { Article } from "#app/features/content/components/article.tsx";
import { PageSections } from "#app/features/content/components/sections.tsx";
import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import { groupSections, toLocalizedData } from "#app/features/content/content.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { getEnquiryReceipt } from "#app/features/enquiries/send-enquiry.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import enquiry from "#app/routes/site/contact/enquiry.css?url";
import styles from "#app/routes/site/contact/route.css?url";
import page from "#app/routes/site/page.css?url";
import { type FormRefusal, FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { ContentLanguage, PageMain } from "../shell/page-main.tsx";
import { PageTop } from "../shell/page-top.tsx";
import { schoolOrganization } from "../structured-data/school-organization.ts";
import type { Route } from "./+types/route";
import { ContactCards } from "./contact-cards.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { parseEnquiryPreset } from "./enquiry-preset.ts";
import { EnquiryReceiptView } from "./enquiry-receipt.tsx";
import { handleEnquiryForm } from "./handle-enquiry.server.ts";
import { WhatsappLinks } from "./whatsapp-links.tsx";

export const links: Route.LinksFunction = () =>
  [page, styles].map((href) => ({ rel: "stylesheet", href }));

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Public; a sent message is shown only with its receipt token. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const query = getQuery(request);
  const locale = getLocale(pathname);
  const receiptToken = query.text("envoye", 100);
  const [page, campuses, sent] = await Promise.all([
    getEntry("page", "contacts", locale),
    listEntries("campus", locale),
    receiptToken ? getEnquiryReceipt(receiptToken) : null,
  ]);
  const entry = requireFound(page);
  const pageData = {
    page: entry.data,
    language: entry.isFallback ? entry.locale : null,
    campuses: campuses.map((campus) => {
      const { name, lines, phone, whatsapp, email, hours, map, href, directions, lang } =
        toLocalizedData(campus, entry.locale);
      return { name, lines, phone, whatsapp, email, hours, map, href, directions, lang };
    }),
    preset: parseEnquiryPreset(query),
    sent,
  };
  // The receipt contains a private message: no cache or shared computer may store it.
  return data(pageData, sent ? { headers: { "Cache-Control": "no-store, private" } } : undefined);
}

/** Sends a message, from anyone; the number of messages is limited. */
export async function action({ request, context }: Route.ActionArgs) {
  return handleEnquiryForm(request, context);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const response = useActionResult(actionData);
  const { page, language, campuses, preset, sent } = loaderData;
  const locale = useLocale();
  const pageLang = language ? locale : undefined;
  const t = useMessages(enquiryMessages);
  const refusal = useFormRefusal(response);
  const receipt = refusal.hasErrors ? null : sent;
  const documentTitle = refusal.hasErrors ? t.errorTitled(page.title) : receipt && t.sent.title;
  const [firstGroup] = groupSections(page.sections);
  // One section is about as long as the form; the others follow below both.
  const asideSections = firstGroup?.isColumn ? firstGroup.sections.slice(0, 1) : [];
  return (
    <PageMain language={language}>
      <PageTop
        page={page}
        documentTitle={documentTitle ?? undefined}
        isOverlapped
        address="/contacts"
        language={language}
        breadcrumbs={[{ label: page.trail, lang: language }]}
        structuredData={(site) => [schoolOrganization(site)]}
      />
      {receipt && <meta name="robots" content="noindex" />}
      <ContactCards campuses={campuses} />
      <DeferredStylesheet href={enquiry} />
      <div className="section section-short">
        <div className="wrap enquiry">
          <section id="ecrire" lang={pageLang} aria-labelledby="enquiry-title">
            <EnquiryErrors refused={refusal} />
            <h2 className="h2" id="enquiry-title">
              {t.title}
            </h2>
            {receipt ? (
              <EnquiryReceiptView sent={receipt} />
            ) : (
              <EnquiryForm refusal={refusal} preset={preset} />
            )}
          </section>
          <aside aria-label={t.aside} lang={pageLang}>
            <WhatsappLinks campuses={campuses} language={language} />
            <ContentLanguage language={language}>
              <Article sections={asideSections} />
            </ContentLanguage>
          </aside>
        </div>
      </div>
      <PageSections sections={page.sections.slice(asideSections.length)} />
    </PageMain>
  );
}

function EnquiryErrors({ refused: refusal }: { refused: FormRefusal }) {
  const t = useMessages(enquiryMessages);
  const { campus, subject, content, name, email, phone, website } = t;
  return (
    <FormRefusalSummary
      refusal={refusal}
      title={t.problem}
      labels={{ campus, subject, content, name, email, phone, website }}
    />
  );
}
