import type { RefObject } from "react";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { AnswerConflict } from "../autosave/answer-conflict.tsx";
import { type Autosave, getFieldName, type SaveResponse } from "../autosave/autosave.ts";
import { describeAnswer, readAnswers, writeAnswers } from "../autosave/form-answers.ts";
import { useInfoLabels } from "./use-info-labels.ts";

type OtherDeviceConflictsProps = {
  form: RefObject<HTMLFormElement | null>;
  response: SaveResponse | null;
  autosaveRef: RefObject<Autosave | undefined>;
};

/** Asks about each answer that another device or an earlier page of this one gave differently, with both values. */
export function OtherDeviceConflicts({ form, response, autosaveRef }: OtherDeviceConflictsProps) {
  const labels = useInfoLabels();
  const formElement = form.current;
  if (!response?.conflict || !formElement) return null;
  const { stored, fields, sources } = response.conflict;
  const ownAnswers = readAnswers(formElement);
  return fields.map((name) => (
    <AnswerConflict
      key={name}
      name={name}
      label={getOwnValue(labels, name) ?? name}
      ownAnswer={describeAnswer(formElement, name, ownAnswers)}
      otherAnswer={describeAnswer(formElement, name, stored)}
      source={getOwnValue(sources, name)}
      onChoose={(choice) => {
        if (choice === "here") return autosaveRef.current?.keepOwn(name);
        const otherInputs = Object.entries(stored).filter(
          ([input]) => getFieldName(input) === name,
        );
        writeAnswers(formElement, Object.fromEntries(otherInputs));
        autosaveRef.current?.acceptOther(name);
      }}
    />
  ));
}
