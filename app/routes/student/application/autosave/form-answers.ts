import { type Answers, fieldOf } from "./saver.ts";

// What travels with a form and answers nothing.
const others = ["seen", "writer", "finished", "photo"];

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const inputsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Input[]).filter(({ name }) => name && !others.includes(name));

/** The answers of a form, as they are written in it now. */
export function readAnswers(form: HTMLFormElement): Answers {
  return answersBy(form, {
    text: (input) => input.value,
    tick: (input) => input.checked,
    option: (option) => option.selected,
  });
}

/** The answers of a form as the server wrote them: a person may have typed before any script ran. */
export function readBase(form: HTMLFormElement): Answers {
  return answersBy(form, {
    text: (input) => input.defaultValue,
    tick: (input) => input.defaultChecked,
    option: (option) => option.defaultSelected,
  });
}

/** Is this a radio button or a checkbox? One that is not ticked answers "". */
const isTick = (input: Input): input is HTMLInputElement =>
  input instanceof HTMLInputElement && /^(radio|checkbox)$/.test(input.type);

type Reading = {
  text: (input: HTMLInputElement | HTMLTextAreaElement) => string;
  /** Is a radio button or a checkbox ticked? */
  tick: (input: HTMLInputElement) => boolean;
  option: (option: HTMLOptionElement) => boolean;
};

function answersBy(form: HTMLFormElement, reading: Reading): Answers {
  const answers: Answers = {};
  for (const input of inputsOf(form)) {
    const { name } = input;
    answers[name] ??= "";
    if (input instanceof HTMLSelectElement) {
      const options = [...input.options];
      // A list of which nothing was chosen shows its first line.
      answers[name] = (options.find(reading.option) ?? options[0])?.value ?? "";
    } else if (!isTick(input)) answers[name] = reading.text(input);
    else if (reading.tick(input)) answers[name] = input.value;
  }
  return answers;
}

/** Writes answers into a form; inputs that are not among them stay. */
export function writeAnswers(form: HTMLFormElement, answers: Answers): void {
  for (const input of inputsOf(form)) {
    const answer = answers[input.name];
    if (answer === undefined) continue;
    if (isTick(input)) input.checked = input.value === answer;
    else input.value = answer;
  }
}

/** An answer as a person reads it: the words of a list, the three parts of a date. */
export function showAnswer(form: HTMLFormElement, name: string, answers: Answers): string {
  const parts = inputsOf(form)
    .filter((input) => fieldOf(input.name) === name)
    .map((input) => wordOf(input, answers[input.name] ?? ""));
  return parts.filter(Boolean).join(" ");
}

function wordOf(input: Input, answer: string): string {
  if (input instanceof HTMLSelectElement)
    return [...input.options].find(({ value }) => value === answer && value)?.label ?? "";
  if (isTick(input)) return input.value === answer ? labelOf(input) : "";
  return answer;
}

/** The words beside a radio button or a checkbox, without their hint. */
function labelOf(input: HTMLInputElement): string {
  const label = input.labels?.[0]?.cloneNode(true) as HTMLLabelElement | undefined;
  label?.querySelector("small")?.remove();
  return label?.textContent ?? "";
}
