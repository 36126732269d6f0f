import {
  type AnswerHashes,
  parseHashes,
  serializeHashes,
} from "#app/features/admissions/personal-info/merge-answers.ts";

/** The inputs of a form, by name. */
export type Answers = Record<string, string>;

/** What a browser keeps of one page: as long as `waits`, the server does not have all of it. */
export type Kept = {
  answers: Answers;
  seen: string;
  waits: boolean;
  at: number;
  /** The name that the page gave itself. */
  writer: string;
  /** What the person said of the section (« terminé » or not) when there was no network to say it. */
  ended?: string;
  /** They cannot leave, their part being shut, and the person was told so. */
  told?: boolean;
};

/** When and with what an answer was given, by its name. */
export type Givers = Record<string, { page: string; at: string; device: string } | undefined>;

/** What the server says of the answers it was sent. */
export type Told = {
  savedAt: string;
  marks: AnswerHashes;
  /** The inputs of answers that another device gave, and that were not touched here. */
  newer: Answers;
  /** The sentence beside each answer that it could not take. */
  errors: Record<string, string>;
  /** Answers that another device gave differently; null when there is none. */
  other: { stored: Answers; differing: string[]; by: Givers } | null;
};

export type Outcome = Told | "no-network" | "fault" | "signed-out" | "closed";

export type SaveState =
  | { kind: "still" }
  /** `back`: the network was away, is said to be back, and these answers waited for it. */
  | { kind: "saving"; names: string[]; back: boolean }
  | { kind: "saved"; at: Date }
  /** `fault`: the server answered, and could not take them. */
  | { kind: "kept"; names: string[]; fault: boolean }
  /** Neither the server nor this device has them. */
  | { kind: "unsaved" }
  /** `kept`: on this device, until the person is back. */
  | { kind: "signed-out"; kept: boolean }
  /** The part was open again for a time, which is over: nothing more leaves. */
  | { kind: "shut" }
  /** Answered differently on another device. */
  | { kind: "choose"; names: string[] };

type Means = {
  /** The inputs as they are now. */
  read(): Answers;
  /** Keeps them on this device; false when it cannot, or must not. */
  keep(kept: Kept): Promise<boolean>;
  send(sent: Pick<Kept, "answers" | "seen" | "writer" | "ended">): Promise<Outcome>;
  /** Shows in the form what another device has answered. */
  show(newer: Answers): void;
  /** The application is sent: nothing of it is changed here any more. */
  close(): void;
  /** Tells the page: the state, and what the server said last. */
  tell(state: SaveState, told: Told | null): void;
  /** What the server has, where the page says so; else what the page shows. */
  base: Answers;
  seen: string;
};

/** What travels: the answers, what was chosen of two, and what was said of the section. */
type Sent = { answers: Answers; chosen: AnswerHashes; ended: string | undefined };

/** How long typing rests before it is kept on the device, in milliseconds. */
const REST = 500;
/** How long after a field is left its answer is sent: the next field is often a second away. */
const LEFT = 300;
const FIRST_TRY = 5_000;
const LAST_TRY = 60_000;

/**
 * Saves the answers of one page as they are given: on the device at once, on the server when a field is
 * left. Without a network it tries again, more and more rarely, and at once when the network returns.
 */
export function startSaver(means: Means) {
  let { base, seen } = means;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let sending: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let again = false;
  let held = false;
  /** How often the whole form was answered: what began to travel before is older than that answer. */
  let answered = 0;
  let wait = FIRST_TRY;
  let isKept = true;
  let chosen: AnswerHashes = {};
  let ended: string | undefined;
  let writer: string = crypto.randomUUID();
  let told: Told | null = null;
  /** The answers that the server did not take when it last spoke. */
  let refused: string[] = [];

  const waiting = () => differing(means.read(), base);

  const keep = async () => {
    clearTimeout(keeping);
    const answers = means.read();
    const waits = ended !== undefined || differing(answers, base).length > 0;
    isKept = await means.keep({ answers, seen, waits, at: Date.now(), writer, ended });
  };
  const typing = () => {
    clearTimeout(keeping);
    keeping = setTimeout(keep, REST);
  };
  const left = () => {
    if (held) return;
    void keep();
    clearTimeout(sending);
    sending = setTimeout(() => void send(), LEFT);
  };

  /** `returned`: the network is said to be back. Until then what is kept is said to be kept, whatever is tried. */
  async function send(returned = false): Promise<void> {
    clearTimeout(sending);
    if (busy) {
      again = true;
      return;
    }
    const names = waiting();
    const nothing = names.length === 0 && Object.keys(chosen).length === 0 && ended === undefined;
    if (held) return;
    if (nothing) return backAsItWas();
    busy = true;
    again = false;
    const answers = means.read();
    const back = wait > FIRST_TRY;
    if (returned || !back) means.tell({ kind: "saving", names, back }, told);
    const sent = { answers, chosen, ended };
    const marks = serializeHashes({ ...parseHashes(seen), ...chosen });
    const before = answered;
    const outcome = await means.send({ answers, seen: marks, writer, ended });
    busy = false;
    if (typeof outcome === "string") await notTaken(outcome);
    else if (before === answered) await taken(sent, outcome);
    if (again) left();
  }

  /**
   * All is as the server has it, or was before a network that is away: an answer that it refused is wrong no more, one
   * that it has and finds wrong, as two dates that contradict each other, still is.
   */
  function backAsItWas(): void {
    const wasAway = wait > FIRST_TRY;
    wait = FIRST_TRY;
    if (!told) {
      if (wasAway) means.tell({ kind: "still" }, null);
      return;
    }
    const stays = ([name]: [string, string]) => !refused.includes(name);
    const errors = Object.fromEntries(Object.entries(told.errors).filter(stays));
    say({ ...told, errors }, told.other?.differing ?? []);
  }

  /** What the server says of the page, where the answers named are still to be chosen between. */
  function say(answer: Told, names: string[]): void {
    told = answer;
    const at = new Date(answer.savedAt);
    means.tell(names.length > 0 ? { kind: "choose", names } : { kind: "saved", at }, answer);
  }

  async function taken(sent: Sent, answer: Told): Promise<void> {
    const { answers } = sent;
    wait = FIRST_TRY;
    // What was chosen or said while this travelled goes after it.
    const left = Object.entries(chosen).filter(([name, mark]) => sent.chosen[name] !== mark);
    chosen = Object.fromEntries(left);
    if (ended === sent.ended) ended = undefined;
    told = answer;
    const open = answer.other?.differing ?? [];
    // A difference stays one until it is chosen between: its mark is still of what this page showed.
    const mine = parseHashes(seen);
    const old = Object.fromEntries(open.map((name) => [name, mine[name] ?? ""]));
    seen = serializeHashes({ ...answer.marks, ...old });
    const unsaved = [...open, ...Object.keys(answer.errors)];
    base = merged(base, answers, (input) => !unsaved.includes(fieldOf(input)));
    refused = differing(answers, base);
    // Unless it was touched while this travelled.
    const now = means.read();
    const newer = pick(answer.newer, (input) => now[input] === answers[input]);
    means.show(newer);
    base = { ...base, ...answer.newer };
    await keep();
    if (held) return;
    say(answer, open);
  }

  async function notTaken(why: Exclude<Outcome, Told>): Promise<void> {
    if (why === "closed") return means.close();
    await keep();
    if (held) return;
    if (why === "signed-out") return means.tell({ kind: why, kept: isKept }, told);
    const fault = why === "fault";
    means.tell(isKept ? { kind: "kept", names: waiting(), fault } : { kind: "unsaved" }, told);
    clearTimeout(sending);
    sending = setTimeout(() => void send(), wait);
    wait = Math.min(wait * 2, LAST_TRY);
  }

  return {
    /** Something is being typed. */
    typing,
    /** A field was left. */
    left,
    /** The page is looked at again, or goes away: what waits is sent now. */
    send: () => send(),
    /** The network is said to be back. */
    back: () => send(true),
    /** The page now shows what this device had kept of it. */
    resume(kept: Kept) {
      ({ seen, ended } = kept);
      if (!kept.waits) {
        base = { ...base, ...kept.answers };
        return;
      }
      // It may have been heard without knowing it: it goes on under the same name.
      writer = kept.writer;
      void send();
    },
    /** Of two answers to a question, the one of this page is chosen: it may replace the other. */
    choose(name: string) {
      const mark = told?.marks[name];
      if (mark) chosen = { ...chosen, [name]: mark };
      void send();
    },
    /** Of two answers, the other is chosen, and is what the page now shows. */
    yield(name: string) {
      if (!told?.other) return;
      const { other } = told;
      base = merged(base, other.stored, (input) => fieldOf(input) === name);
      seen = serializeHashes({ ...parseHashes(seen), [name]: told.marks[name] ?? "" });
      const rest = other.differing.filter((one) => one !== name);
      void keep();
      say({ ...told, other: rest.length > 0 ? { ...other, differing: rest } : null }, rest);
    },
    /** The form itself is being sent, or its page is gone: nothing more goes from here until it is answered (`release`). */
    hold() {
      held = true;
      clearTimeout(sending);
      clearTimeout(keeping);
    },
    release(marks = seen) {
      held = false;
      answered += 1;
      seen = marks;
    },
    /** The form could not leave: what the person said of the section goes with the answers. */
    waitFor(word: string) {
      held = false;
      ended = word;
      void keep();
      void send();
    },
    /** The marks of what the server has, for the form that is sent whole. */
    get seen() {
      return seen;
    },
    /** The name of this page: an answer that is still travelling is its own. */
    get writer() {
      return writer;
    },
  };
}

export type Saver = ReturnType<typeof startSaver>;

/** `birthOn.day` is an input of the answer `birthOn`. */
export const fieldOf = (input: string) => input.split(".", 1)[0] ?? input;

/** The answers of which an input is not as the server has it. */
function differing(answers: Answers, base: Answers): string[] {
  const inputs = Object.keys({ ...base, ...answers });
  const changed = inputs.filter((input) => (answers[input] ?? "") !== (base[input] ?? ""));
  return [...new Set(changed.map(fieldOf))];
}

function merged(base: Answers, answers: Answers, isTaken: (input: string) => boolean): Answers {
  return { ...base, ...pick(answers, isTaken) };
}

function pick(answers: Answers, isPicked: (input: string) => boolean): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([input]) => isPicked(input)));
}
