import { Form, Link, useSearchParams } from "react-router";
import { type Account, getAccount, saveAccount } from "#app/features/identity/account.server.ts";
import { phoneCountries } from "#app/features/identity/account.ts";
import { accountForm } from "#app/features/identity/account-form.server.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { labelIn, listsWords } from "#app/i18n/lists.ts";
import { studentWords } from "#app/i18n/student.ts";
import { Button } from "#app/ui/button.tsx";
import { PhoneField } from "#app/ui/form/phone-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, type Refused, useRefused } from "#app/ui/refusal.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  return orNotFound(await getAccount(context.get(actorContext)));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, accountForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { "phone.number": phone, "phone.country": phoneCountry, ...rest } = form.values;
  const actor = context.get(actorContext);
  const saved = orNotFound(await saveAccount(actor, { ...rest, phone, phoneCountry }));
  if (!saved.ok) return invalid({ ...saved.errors }, form.typed);
  return goTo(request, `/espace-etudiant/compte?saved=${saved.changed ? "yes" : "same"}`);
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { myAccount: words, ...area } = useWords(studentWords);
  const refused = useRefused(actionData);
  const labels = { firstName: words.firstName, lastName: words.lastName, phone: words.phone };
  return (
    <>
      <title>{area.titled(refused.wrong ? area.errorTitled(words.title) : words.title)}</title>
      <Refusal refused={refused} title={area.problem} labels={labels} />
      <h1>{words.title}</h1>
      <Saved shown={!refused.wrong} />
      <Form method="post" noValidate>
        <section className="setting" aria-labelledby="details">
          <div>
            <h2 id="details">{words.details}</h2>
            <DetailsText />
          </div>
          <div className="card">
            <Details account={loaderData} refused={refused} />
          </div>
        </section>
        <div className="actions setting-actions">
          <Button type="submit">{words.save}</Button>
        </div>
      </Form>
    </>
  );
}

/** The result of saving: the place is always there, so that its words are announced. */
function Saved({ shown }: { shown: boolean }) {
  const { myAccount: words } = useWords(studentWords);
  const saved = useSearchParams()[0].get("saved");
  const text = saved === "same" ? words.nothingChanged : words.saved;
  return (
    <div role="status" className="above">
      {shown && saved && <Notice tone="ok">{text}</Notice>}
    </div>
  );
}

function DetailsText() {
  const { myAccount: words } = useWords(studentWords);
  const path = usePath();
  return (
    <p className="small-text muted">
      {words.detailsText}{" "}
      <Link to={path("/espace-etudiant/candidate/info-personnel")}>{words.personalInfo}</Link>.
    </p>
  );
}

function Details({ account, refused }: { account: Account; refused: Refused }) {
  const { myAccount: words } = useWords(studentWords);
  const { countries: names } = useWords(listsWords);
  const { errors, typed } = refused;
  const countries = Object.entries(phoneCountries).map(([value, code]) => ({
    value,
    label: `${labelIn(names, value)} ${code}`,
  }));
  const languages = (["fr", "en"] as const).map((value) => ({
    value,
    label: words.languages[value],
  }));
  return (
    <>
      <div className="columns-2">
        <TextField
          name="firstName"
          label={words.firstName}
          error={errors.firstName}
          defaultValue={typed.firstName ?? account.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          name="lastName"
          label={words.lastName}
          error={errors.lastName}
          defaultValue={typed.lastName ?? account.lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <div className="field">
        <p className="field-label">{words.email}</p>
        <p className="hint">{words.emailText}</p>
        <p>{account.email}</p>
      </div>
      <PhoneField
        name="phone"
        label={words.phone}
        optional={words.optional}
        error={errors.phone}
        countries={[...countries, { value: "", label: words.otherCountry }]}
        countryLabel={words.phoneCountry}
        defaultCountry={typed["phone.country"] ?? (account.phone ? account.phoneCountry : "SN")}
        defaultValue={typed["phone.number"] ?? account.phoneNumber}
        autoComplete="tel-national"
      />
      <RadioGroup
        name="locale"
        label={words.language}
        hint={words.languageHint}
        error={errors.locale}
        layout="row"
        options={languages}
        defaultValue={typed.locale ?? account.locale}
      />
    </>
  );
}
