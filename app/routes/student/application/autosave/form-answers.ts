import { type Answers, fieldOf } from "./autosave.ts";

// What travels with a form and answers nothing.
const IGNORED_INPUTS = ["seen", "writer", "finished", "photo"];

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const listInputs = (form: HTMLFormElement) =>
  ([...form.elements] as Input[]).filter(({ name }) => name && !IGNORED_INPUTS.includes(name));

/** The answers of a form, as they are written in it now. */
export function readAnswers(form: HTMLFormElement): Answers {
  return collectAnswers(form, {
    getText: (input) => input.value,
    isChecked: (input) => input.checked,
    isSelected: (option) => option.selected,
  });
}

/** The answers of a form as the server wrote them: a person may have typed before any script ran. */
export function readRenderedAnswers(form: HTMLFormElement): Answers {
  return collectAnswers(form, {
    getText: (input) => input.defaultValue,
    isChecked: (input) => input.defaultChecked,
    isSelected: (option) => option.defaultSelected,
  });
}

/** Is this a radio button or a checkbox? One that is not ticked answers "". */
const isCheckable = (input: Input): input is HTMLInputElement =>
  input instanceof HTMLInputElement && /^(radio|checkbox)$/.test(input.type);

type InputReader = {
  getText: (input: HTMLInputElement | HTMLTextAreaElement) => string;
  /** Is a radio button or a checkbox ticked? */
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
      // A list of which nothing was chosen shows its first line.
      answers[name] = (options.find(reader.isSelected) ?? options[0])?.value ?? "";
    } else if (!isCheckable(input)) answers[name] = reader.getText(input);
    else if (reader.isChecked(input)) answers[name] = input.value;
  }
  return answers;
}

/** Writes answers into a form; inputs that are not among them stay. */
export function writeAnswers(form: HTMLFormElement, answers: Answers): void {
  for (const input of listInputs(form)) {
    const answer = answers[input.name];
    if (answer === undefined) continue;
    if (isCheckable(input)) input.checked = input.value === answer;
    else input.value = answer;
  }
}

/** An answer as a person reads it: the words of a list, the three parts of a date. */
export function describeAnswer(form: HTMLFormElement, name: string, answers: Answers): string {
  const parts = listInputs(form)
    .filter((input) => fieldOf(input.name) === name)
    .map((input) => describeInput(input, answers[input.name] ?? ""));
  return parts.filter(Boolean).join(" ");
}

function describeInput(input: Input, answer: string): string {
  if (input instanceof HTMLSelectElement)
    return [...input.options].find(({ value }) => value === answer && value)?.label ?? "";
  if (isCheckable(input)) return input.value === answer ? getOptionLabel(input) : "";
  return answer;
}

/** The words beside a radio button or a checkbox, without their hint. */
function getOptionLabel(input: HTMLInputElement): string {
  const label = input.labels?.[0]?.cloneNode(true) as HTMLLabelElement | undefined;
  label?.querySelector("small")?.remove();
  return label?.textContent ?? "";
}
