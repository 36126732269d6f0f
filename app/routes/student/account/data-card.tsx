import { Link } from "react-router";
import { accountWords } from "#app/i18n/account.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Setting } from "#app/ui/setting.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { CLOSE, DATA } from "./addresses.ts";

/** 'Mes données': taking them away, and leaving. */
export function DataCard() {
  const words = useWords(accountWords);
  const path = usePath();
  const text = (
    <>
      {words.dataText}{" "}
      <Link to={path("/privacy")} reloadDocument>
        {words.privacy}
      </Link>
    </>
  );
  return (
    <Setting id="data" title={words.data} text={text}>
      <div className="linked-rows">
        <div className="linked-row">
          <div>
            <p className="strong">{words.download}</p>
            <p className="small-text muted">{words.downloadText}</p>
          </div>
          <form method="post" action={path(DATA)}>
            <Button type="submit" variant="secondary" small>
              <Icon name="download-simple" />
              {words.download}
            </Button>
          </form>
        </div>
        <div className="linked-row">
          <div>
            <p className="strong">{words.close}</p>
            <p className="small-text muted">{words.closeText}</p>
          </div>
          <ButtonLink to={path(CLOSE)} variant="danger" small>
            {words.close}
          </ButtonLink>
        </div>
      </div>
    </Setting>
  );
}
