import type { RefObject } from "react";
import { ownValue } from "#app/lib/own-value.ts";
import { AnswerChoice } from "../autosave/answer-choice.tsx";
import { readAnswers, showAnswer, writeAnswers } from "../autosave/form-answers.ts";
import { fieldOf, type Saver, type Told } from "../autosave/saver.ts";
import { useInfoLabels } from "./info-labels.ts";

type OtherDeviceProps = {
  form: RefObject<HTMLFormElement | null>;
  told: Told | null;
  saver: RefObject<Saver | undefined>;
};

/** Each answer that another device, or an earlier page of this one, gave differently, with both values. */
export function OtherDevice({ form, told, saver }: OtherDeviceProps) {
  const labels = useInfoLabels();
  const node = form.current;
  if (!told?.other || !node) return null;
  const { stored, differing, by } = told.other;
  const typed = readAnswers(node);
  return differing.map((name) => (
    <AnswerChoice
      key={name}
      name={name}
      label={ownValue(labels, name) ?? name}
      here={showAnswer(node, name, typed)}
      elsewhere={showAnswer(node, name, stored)}
      from={ownValue(by, name)}
      onChoose={(which) => {
        if (which === "here") return saver.current?.choose(name);
        const theirs = Object.entries(stored).filter(([input]) => fieldOf(input) === name);
        writeAnswers(node, Object.fromEntries(theirs));
        saver.current?.yield(name);
      }}
    />
  ));
}
