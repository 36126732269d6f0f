import { Link } from "react-router";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { CLOSE_PATH, DATA_PATH } from "./account-paths.ts";

/** “Mes données”: download the personal data, or close the account. */
export function DataCard() {
  const t = useMessages(accountMessages);
  const path = usePath();
  const text = (
    <>
      {t.dataText}{" "}
      <Link to={path("/privacy")} reloadDocument>
        {t.privacy}
      </Link>
    </>
  );
  return (
    <SettingsGroup id="data" title={t.data} text={text}>
      <div className="linked-rows">
        <div className="linked-row">
          <div>
            <p className="strong">{t.download}</p>
            <p className="small-text muted">{t.downloadText}</p>
          </div>
          <form method="post" action={path(DATA_PATH)}>
            <Button type="submit" variant="secondary" size="small">
              <Icon name="download-simple" />
              {t.download}
            </Button>
          </form>
        </div>
        <div className="linked-row">
          <div>
            <p className="strong">{t.close}</p>
            <p className="small-text muted">{t.closeText}</p>
          </div>
          <ButtonLink to={path(CLOSE_PATH)} variant="danger" size="small">
            {t.close}
          </ButtonLink>
        </div>
      </div>
    </SettingsGroup>
  );
}
