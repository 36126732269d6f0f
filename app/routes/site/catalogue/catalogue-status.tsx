import { siteWords } from "#app/i18n/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** How many formations answer, what to do when none does, and the way to the basket. */
export function CatalogueStatus({ query, count }: { query: string; count: number }) {
  const { catalogue } = useWords(siteWords);
  const path = usePath();
  return (
    <>
      <div className="catalogue-status">
        <p role="status">{sentence()}</p>
        <a href={path("/espace-etudiant/candidate/mon-panierformations/mon-panier")}>
          <Icon name="shopping-bag" />
          {catalogue.basket}
        </a>
      </div>
      {query !== "" && (
        <p className="catalogue-back">
          {count === 0 && `${catalogue.noneText} `}
          <a href={path("/autre-formation")}>{catalogue.clear}</a>
        </p>
      )}
    </>
  );

  function sentence() {
    if (count === 0) return catalogue.none;
    return query === "" ? catalogue.found(count) : catalogue.foundFor(count, query);
  }
}
