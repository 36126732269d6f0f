import { data } from "react-router";
import { DeferredStylesheet } from "#app/client/document-scripts.tsx";
import { listUniversities } from "#app/features/catalogue/course.server.ts";
import { SEARCH_MAX_LENGTH, searchCatalogue } from "#app/features/catalogue/course.ts";
import { PageSections } from "#app/features/content/components/sections.tsx";
import { getEntry } from "#app/features/content/content.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { cartCookies, keptCart } from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";
import { queryOf } from "#app/http/query.server.ts";
import { cartMessages } from "#app/i18n/cart.ts";
import { choosingMessages } from "#app/i18n/choosing.ts";
import { localeOf } from "#app/i18n/locale.ts";
import styles from "#app/ui/styles/catalogue.css?url";
import late from "#app/ui/styles/catalogue-late.css?url";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/catalogue";
import { CartPanel } from "./cart/cart-panel.tsx";
import { newsOf, openCart } from "./cart/open-cart.server.ts";
import { CART } from "./cart/open-cart.ts";
import { CartToast } from "./catalogue/cart-toast.tsx";
import { CatalogueBar } from "./catalogue/catalogue-bar.tsx";
import { CatalogueStatus } from "./catalogue/catalogue-status.tsx";
import { CART_FORM, CourseDialog } from "./catalogue/course-dialog.tsx";
import { UniversityBlock } from "./catalogue/university-block.tsx";
import { InLanguage, PageMain } from "./frame/page-main.tsx";
import { PageTop } from "./frame/page-top.tsx";
import { formationPages } from "./structured-data/courses.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * The formations whose name answers ?q=, by university; all of them without it. The page is the same for
 * everybody, except with ?panier, which shows the cart of the one who asks.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const asked = queryOf(request);
  const locale = localeOf(pathname);
  const query = asked.text("q", SEARCH_MAX_LENGTH);
  const [entry, all] = await Promise.all([
    getEntry("page", "autre-formation", locale),
    listUniversities(locale),
  ]);
  const { data: page, locale: spoken, fallback } = orNotFound(entry);
  const language = fallback ? spoken : null;
  const universities = searchCatalogue(all, query);
  if (!asked.has("panier")) return { page, language, universities, query, cart: null };
  const news = await newsOf(asked, locale);
  const asker = context.get(actorContext);
  const { cart, keep } = await openCart(asker, locale, keptCart(request), news);
  const headers = new Headers({ "Cache-Control": "no-store, private", Vary: "Cookie" });
  for (const cookie of cartCookies(request, keep)) headers.append("Set-Cookie", cookie);
  return data({ page, language, universities, query, cart }, { headers });
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { page, language, universities, query, cart } = loaderData;
  const path = usePath();
  const { addShort } = useMessages(cartMessages);
  const { catalogue: t } = useMessages(choosingMessages);
  const count = universities.reduce((sum, university) => sum + university.courses.length, 0);
  const whole = query === "" && !cart;
  return (
    <PageMain partly={language !== null}>
      <DeferredStylesheet href={late} />
      <InLanguage language={language}>
        <PageTop
          page={page}
          overlapped
          address="/autre-formation"
          trail={[{ label: page.trail, lang: language }]}
          facts={(site) => [formationPages(site, universities)]}
        />
      </InLanguage>
      <div className="catalogue">
        <div className="wrap">
          <CatalogueBar query={query} universities={universities} />
          {cart && <CartPanel cart={cart} />}
          <CatalogueStatus query={query} count={count} />
          <form
            id={CART_FORM}
            method="post"
            action={path(CART)}
            data-in={t.inBasket}
            data-out={addShort}
          >
            {query && <input type="hidden" name="q" value={query} />}
            {universities.map((university) => (
              <UniversityBlock
                key={university.id}
                university={university}
                chosen={cart?.lines.map(({ id }) => id) ?? []}
                folded={whole}
                isSent={cart?.isSent}
              />
            ))}
          </form>
        </div>
      </div>
      <CourseDialog />
      <CartToast />
      <InLanguage language={language}>
        {query === "" && <PageSections sections={page.sections} />}
      </InLanguage>
    </PageMain>
  );
}
