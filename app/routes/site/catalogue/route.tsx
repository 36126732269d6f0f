import { data } from "react-router";
import { DeferredStylesheet } from "#app/client/document-scripts.tsx";
import { listUniversities } from "#app/features/catalogue/course.server.ts";
import {
  matchesSearch,
  SEARCH_MAX_LENGTH,
  searchCatalogue,
} from "#app/features/catalogue/course.ts";
import { cartMessages } from "#app/features/catalogue/messages/cart.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { schoolProgrammesMessages } from "#app/features/catalogue/messages/school-programmes.ts";
import { listSchoolProgrammes } from "#app/features/catalogue/programmes/school-programmes.server.ts";
import { PageSections } from "#app/features/content/components/sections.tsx";
import { getEntry } from "#app/features/content/content.server.ts";
import { createCartCookies, readCartCookies } from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import deferredStyles from "#app/routes/site/catalogue/deferred.css?url";
import styles from "#app/routes/site/catalogue/route.css?url";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CartPanel } from "../cart/cart-panel.tsx";
import { loadOpenCart, readCartNews } from "../cart/load-open-cart.server.ts";
import { CART_PATH } from "../cart/open-cart.ts";
import { ContentLanguage, PageMain } from "../shell/page-main.tsx";
import { PageTop } from "../shell/page-top.tsx";
import { catalogueItemList } from "../structured-data/courses.ts";
import type { Route } from "./+types/route";
import { CartToast } from "./cart-toast.tsx";
import { CatalogueBar } from "./catalogue-bar.tsx";
import { CatalogueStatus } from "./catalogue-status.tsx";
import { CART_FORM_ID, CourseDialog } from "./course-dialog.tsx";
import { SchoolBlock } from "./school-block.tsx";
import { describeProgramme } from "./school-programme-view.ts";
import { UniversityBlock } from "./university-block.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * Courses whose name matches ?q=, by university; all of them without it. The page is cached, except with ?panier, which
 * shows the user's cart.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const params = getQuery(request);
  const locale = getLocale(pathname);
  const query = params.text("q", SEARCH_MAX_LENGTH);
  const [entry, allUniversities, allProgrammes] = await Promise.all([
    getEntry("page", "autre-formation", locale),
    listUniversities(locale),
    listSchoolProgrammes(locale),
  ]);
  const { data: page, locale: contentLocale, isFallback } = requireFound(entry);
  const language = isFallback ? contentLocale : null;
  const universities = searchCatalogue(allUniversities, query);
  const { atSchool } = schoolProgrammesMessages[locale];
  const programmes = allProgrammes
    .filter(({ name, summary }) =>
      matchesSearch({ name, degree: "", faculty: summary }, query, atSchool),
    )
    .map((programme) => describeProgramme(locale, programme));
  if (!params.has("panier")) return { page, language, programmes, universities, query, cart: null };
  const news = await readCartNews(params, locale);
  const actor = context.get(actorContext);
  const { cart, toStore } = await loadOpenCart(actor, locale, readCartCookies(request), news);
  const headers = new Headers({ "Cache-Control": "no-store, private", Vary: "Cookie" });
  for (const cookie of createCartCookies(request, toStore)) headers.append("Set-Cookie", cookie);
  return data({ page, language, programmes, universities, query, cart }, { headers });
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { page, language, programmes, universities, query, cart } = loaderData;
  const path = usePath();
  const { addShort } = useMessages(cartMessages);
  const { catalogue: t } = useMessages(courseSelectionMessages);
  const count = universities.reduce(
    (sum, university) => sum + university.courses.length,
    programmes.length,
  );
  const isUnfiltered = query === "" && !cart;
  return (
    <PageMain isPartial={language !== null}>
      <DeferredStylesheet href={deferredStyles} />
      <ContentLanguage language={language}>
        <PageTop
          page={page}
          isOverlapped
          address="/autre-formation"
          breadcrumbs={[{ label: page.trail, lang: language }]}
          structuredData={(site) => [catalogueItemList(site, universities)]}
        />
      </ContentLanguage>
      <div className="catalogue">
        <div className="wrap">
          <CatalogueBar
            query={query}
            universities={universities}
            hasSchoolProgrammes={programmes.length > 0}
          />
          {cart && <CartPanel cart={cart} />}
          <CatalogueStatus query={query} count={count} />
          {programmes.length > 0 && <SchoolBlock programmes={programmes} />}
          <form
            id={CART_FORM_ID}
            method="post"
            action={path(CART_PATH)}
            data-in={t.inBasket}
            data-out={addShort}
          >
            {query && <input type="hidden" name="q" value={query} />}
            {universities.map((university) => (
              <UniversityBlock
                key={university.id}
                university={university}
                cartCourseIds={cart?.lines.map(({ id }) => id) ?? []}
                isFolded={isUnfiltered}
                isSent={cart?.isSent}
              />
            ))}
          </form>
        </div>
      </div>
      <CourseDialog />
      <CartToast />
      <ContentLanguage language={language}>
        {query === "" && <PageSections sections={page.sections} />}
      </ContentLanguage>
    </PageMain>
  );
}
