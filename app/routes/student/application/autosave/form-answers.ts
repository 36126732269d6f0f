import { type Answers, getFieldName } from "./autosave.ts";
import { BASE_HASHES_FIELD, SAVE_ID_FIELD, SECTION_STATUS_FIELD } from "./wire-format.ts";

// Inputs of the form that are no answers.
const IGNORED_INPUTS: string[] = [BASE_HASHES_FIELD, SAVE_ID_FIELD, SECTION_STATUS_FIELD, "photo"];

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const listInputs = (form: HTMLFormElement) =>
  ([...form.elements] as Input[]).filter(({ name }) => name && !IGNORED_INPUTS.includes(name));

/** Reads the current answers of a form. */
export function readAnswers(form: HTMLFormElement): Answers {
  return collectAnswers(form, {
    getText: (input) => input.value,
    isChecked: (input) => input.checked,
    isSelected: (option) => option.selected,
  });
}

/** Reads the answers that the server rendered: the user may have typed before hydration. */
export function readRenderedAnswers(form: HTMLFormElement): Answers {
  return collectAnswers(form, {
    getText: (input) => input.defaultValue,
    isChecked: (input) => input.defaultChecked,
    isSelected: (option) => option.defaultSelected,
  });
}

/** Whether an input is a radio button or a checkbox; an unchecked one has the answer "". */
const isCheckable = (input: Input): input is HTMLInputElement =>
  input instanceof HTMLInputElement && /^(radio|checkbox)$/.test(input.type);

type InputReader = {
  getText: (input: HTMLInputElement | HTMLTextAreaElement) => string;
  /** Whether a radio button or a checkbox is checked. */
  isChecked: (input: HTMLInputElement) => boolean;
  isSelected: (option: HTMLOptionElement) => boolean;
};

function collectAnswers(form: HTMLFormElement, reader: InputReader): Answers {
  const answers: Answers = {};
  for (const input of listInputs(form)) {
    const { name } = input;
    answers[name] ??= "";
    if (input instanceof HTMLSelectElement) {
      const options = [...input.options];
      // A select without a selection shows its first option.
      answers[name] = (options.find(reader.isSelected) ?? options[0])?.value ?? "";
    } else if (!isCheckable(input)) answers[name] = reader.getText(input);
    else if (reader.isChecked(input)) answers[name] = input.value;
  }
  return answers;
}

/** Writes answers into a form; other inputs stay unchanged. */
export function writeAnswers(form: HTMLFormElement, answers: Answers): void {
  for (const input of listInputs(form)) {
    const answer = answers[input.name];
    if (answer === undefined) continue;
    if (isCheckable(input)) input.checked = input.value === answer;
    else input.value = answer;
  }
}

/** Returns an answer as text: option labels, and the parts of a date in one line. */
export function describeAnswer(form: HTMLFormElement, name: string, answers: Answers): string {
  const parts = listInputs(form)
    .filter((input) => getFieldName(input.name) === name)
    .map((input) => describeInput(input, answers[input.name] ?? ""));
  return parts.filter(Boolean).join(" ");
}

function describeInput(input: Input, answer: string): string {
  if (input instanceof HTMLSelectElement)
    return [...input.options].find(({ value }) => value === answer && value)?.label ?? "";
  if (isCheckable(input)) return input.value === answer ? getOptionLabel(input) : "";
  return answer;
}

/** Returns the label of a radio button or a checkbox, without its hint. */
function getOptionLabel(input: HTMLInputElement): string {
  const label = input.labels?.[0]?.cloneNode(true) as HTMLLabelElement | undefined;
  label?.querySelector("small")?.remove();
  return label?.textContent ?? "";
}
