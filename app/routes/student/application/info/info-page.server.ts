import type { RouterContextProvider } from "react-router";
import { writeMarks } from "#app/features/admissions/answer-merge.ts";
import type { Application } from "#app/features/admissions/application.server.ts";
import { ageOn } from "#app/features/admissions/calendar.ts";
import { monthsLeft, type Part, parts, reachable } from "#app/features/admissions/personal-info.ts";
import { marksOf, typedOf } from "#app/features/admissions/personal-info-shown.server.ts";
import { isMinor, statusOf } from "#app/features/admissions/sections.ts";
import { CURSUS, partAddress, ROOT } from "../frame/addresses.ts";
import { ownDraft } from "../frame/own.server.ts";

export type InfoPage = ReturnType<typeof infoPageOf>;

/** What the page of a part of Info personnel shows. */
export function infoPageOf(application: Application, part: Part) {
  const { info, consent, today } = application;
  const row = { campus: application.campus, finishedSections: application.finished };
  return {
    part,
    typed: typedOf(part, info, row),
    seen: writeMarks(marksOf(part, info, row)),
    finished: application.finished.includes(part),
    photo: application.photo,
    savedAt: application.updatedAt,
    renderedAt: application.readAt,
    minor: isMinor(application),
    age: info.birthOn ? ageOn(info.birthOn, today) : null,
    monthsLeft:
      part === "passport" ? monthsLeft(info.passportExpiresOn, application.intake.year) : null,
    consent,
    consentAge: application.consentAge,
    adults: reachable(info).map((adult) => ({
      adult,
      name: info[`${adult}Name`] ?? "",
      email: Boolean(info[`${adult}Email`]),
    })),
    names: {
      mother: info.motherName ?? "",
      father: info.fatherName ?? "",
      guardian: info.guardianName ?? "",
    },
    done: parts.filter((one) => statusOf(application, one) === "done"),
  };
}

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Where a saved part leads: the next one; for a minor, first the request of an adult's consent. */
export async function afterSaving(asked: Asked, part: Part, finished?: string): Promise<string> {
  if (finished === "no") return ROOT;
  const next = parts[parts.indexOf(part) + 1];
  if (next) return partAddress(next);
  const { application } = await ownDraft(asked);
  const waits = isMinor(application) && !["given", "waiting"].includes(application.consent.state);
  return waits ? `${partAddress("parents")}#accord` : CURSUS;
}
