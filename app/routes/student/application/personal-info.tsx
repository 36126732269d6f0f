import type { ShouldRevalidateFunctionArgs } from "react-router";
import { requestConsent } from "#app/features/admissions/consent/request-consent.server.ts";
import {
  parseHashes,
  serializeHashes,
} from "#app/features/admissions/personal-info/merge-answers.ts";
import { savePersonalInfo } from "#app/features/admissions/personal-info/personal-info.server.ts";
import { type InfoPart, infoParts } from "#app/features/admissions/personal-info/personal-info.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { deviceIn } from "#app/http/device.server.ts";
import { parseForm, readForm, sentForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { personalInfoMessages } from "#app/i18n/personal-info.ts";
import { reopenedMessages } from "#app/i18n/reopened.ts";
import { sendFormOrSay } from "#app/late/drafts/sent-form.ts";
import { SHOWN_ONCE, useFormAnswer } from "#app/late/form-answer.tsx";
import { Query } from "#app/lib/query.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/personal-info";
import { sendOrKeep } from "./autosave/unsent.ts";
import { numbered, partAddress, partWords, ROOT, STATUS } from "./frame/addresses.ts";
import { byField, consentRequestForm, infoForm } from "./frame/forms.server.ts";
import { HelpLine } from "./frame/help-line.tsx";
import { LostAnswers } from "./frame/lost-answers.tsx";
import { type OwnSection, ownSection } from "./frame/own.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { ReopenedNotice } from "./frame/reopened.tsx";
import { useErrors } from "./frame/use-errors.ts";
import { useOwnPath } from "./frame/use-own-path.ts";
import { ConsentBox } from "./info/consent-box.tsx";
import { InfoForm, isShut } from "./info/info-form.tsx";
import { useInfoLabels } from "./info/info-labels.ts";
import { afterSaving, infoPageOf } from "./info/info-page.server.ts";
import { SectionAside } from "./info/section-aside.tsx";
import { tellInfo } from "./info/told-info.ts";
import { answerPhotoAlone, takePhoto } from "./photo/photo-answer.server.ts";
import { photoAlone } from "./photo/photo-form.ts";

export async function loader(args: Route.LoaderArgs) {
  const part = partOf(args.request);
  const { application, reopened } = await ownSection(args, part);
  return infoPageOf(application, part, reopened);
}

export async function action(args: Route.ActionArgs) {
  const part = partOf(args.request);
  const own = await ownSection(args, part);
  const asking = queryOf(args.request).has("accord");
  return asking ? askConsent(args.request, own) : save(args, own, part);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const asking = new Query(new URL(request.url).search).has("accord");
  if (!asking) return sendOrKeep(request, serverAction);
  // The link to pass on is an answer that stays on the page.
  const isTaken = (answer: object | null | undefined) => Boolean(answer && "message" in answer);
  return sendFormOrSay({ request, serverAction, isTaken });
}

/** The photograph is sent alone: nothing else of the page has changed. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return photoAlone(formData) ? false : defaultShouldRevalidate;
}

async function askConsent(request: Request, { actor, application, reopened }: OwnSection) {
  const form = await parseForm(request, consentRequestForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { language: locale, ...who } = form.values;
  const asked = orNotFound(await requestConsent(actor, application.id, { ...who, locale }));
  if (!asked.ok) return invalid({ adult: asked.reason }, form.typed);
  // What the candidate passes on is shown now and never again.
  if (asked.message) return { message: asked.message, ...SHOWN_ONCE };
  return goTo(request, numbered(`${partAddress("parents")}#accord`, reopened?.number));
}

async function save(args: Route.ActionArgs, own: OwnSection, part: InfoPart) {
  const { actor, application } = own;
  const { request } = args;
  const sent = await sentForm(request);
  const alone = part === "identity" ? await answerPhotoAlone({ actor, application }, sent) : null;
  if (alone) return alone;
  const form = readForm(sent, infoForm(part));
  if (!form.ok) return invalid(byField(form.errors), form.typed);
  const photo = part === "identity" ? await takePhoto({ actor, application }, sent) : {};
  const { seen, writer, ...typed } = form.values;
  const saved = orNotFound(
    await savePersonalInfo(actor, application.id, part, typed, {
      baseHashes: parseHashes(seen),
      saveId: writer || undefined,
      device: deviceIn(request),
    }),
  );
  if (!saved.ok && saved.reason === "application-submitted")
    return saved.shut ? refused(saved, form.typed, 409) : goTo(request, ROOT);
  const again = { ...form.typed, seen: serializeHashes(saved.marks) };
  if (saved.ok)
    return photo.photo
      ? invalid(photo, again)
      : goTo(request, await afterSaving(own, part, { ...saved, finished: typed.finished }));
  if (saved.reason === "invalid") return invalid({ ...saved.errors, ...photo }, again);
  const { reason, stored, differing } = saved;
  return refused({ ok: false, reason, stored, differing }, again, 409);
}

function partOf(request: Request): InfoPart {
  const word = queryOf(request).text("partie", 40);
  return infoParts.find((part) => partWords[part] === word) ?? "identity";
}

export default function PersonalInfo({ loaderData: page, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const t = useMessages(applicationMessages);
  const { step } = useMessages(personalInfoMessages);
  const again = useMessages(reopenedMessages);
  const path = useOwnPath();
  const labels = useInfoLabels();
  const { errors, typed, list } = useErrors(answer, labels);
  const stored = answer && "stored" in answer ? answer.stored : undefined;
  const message = answer && "message" in answer ? answer.message : undefined;
  // The answers of the part wait on the device; the request for consent says that it did not leave.
  const unsentRequest = answer && "unsent" in answer && "form" in answer ? answer : undefined;
  const { reopened } = page;
  const back = reopened
    ? { to: path(STATUS), label: again.back }
    : { to: path(ROOT), label: t.back };
  return (
    <>
      <PageHead
        title={t.sections[page.part]}
        caption={reopened ? undefined : step(infoParts.indexOf(page.part) + 1)}
        back={back}
        savedAt={page.savedAt}
        errors={list}
        tabs={reopened === null}
      />
      <ReopenedNotice reopened={reopened} shut={isShut(answer)} />
      {reopened && !reopened.until ? (
        <LostAnswers
          typed={typed}
          labels={labels}
          tell={tellInfo}
          place={{ part: page.part, number: reopened.number }}
        />
      ) : (
        <div className="form-columns">
          <div>
            <InfoForm
              key={`${page.part} ${page.seen}`}
              page={page}
              errors={errors}
              typed={typed}
              answer={unsentRequest ? undefined : answer}
              stored={stored as Record<string, string> | undefined}
            />
            {page.part === "parents" && (
              <ConsentBox
                page={page}
                errors={errors}
                typed={typed}
                message={message}
                unsent={unsentRequest}
              />
            )}
          </div>
          <SectionAside page={page} />
        </div>
      )}
      <HelpLine />
    </>
  );
}
