import {
  type AnswerHashes,
  parseHashes,
  serializeHashes,
} from "#app/features/admissions/personal-info/merge-answers.ts";

/** The inputs of a form, by name. */
export type Answers = Record<string, string>;

/** What a browser keeps of one page: as long as `waits`, the server does not have all of it. */
export type StoredAnswers = {
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
export type AnswerSources = Record<
  string,
  { page: string; at: string; device: string } | undefined
>;

/** What the server says of the answers it was sent. */
export type SaveResponse = {
  savedAt: string;
  marks: AnswerHashes;
  /** The inputs of answers that another device gave, and that were not touched here. */
  newer: Answers;
  /** The sentence beside each answer that it could not take. */
  errors: Record<string, string>;
  /** Answers that another device gave differently; null when there is none. */
  other: { stored: Answers; differing: string[]; by: AnswerSources } | null;
};

export type SaveOutcome = SaveResponse | "no-network" | "fault" | "signed-out" | "closed";

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

type AutosaveDeps = {
  /** The inputs as they are now. */
  read(): Answers;
  /** Keeps them on this device; false when it cannot, or must not. */
  store(stored: StoredAnswers): Promise<boolean>;
  send(payload: Pick<StoredAnswers, "answers" | "seen" | "writer" | "ended">): Promise<SaveOutcome>;
  /** Shows in the form what another device has answered. */
  showNewer(newer: Answers): void;
  /** The application is sent: nothing of it is changed here any more. */
  onClosed(): void;
  /** Tells the page: the state, and what the server said last. */
  onStateChange(state: SaveState, response: SaveResponse | null): void;
  /** What the server has, where the page says so; else what the page shows. */
  base: Answers;
  seen: string;
};

/** What travels: the answers, what was chosen of two, and what was said of the section. */
type SentAnswers = { answers: Answers; chosen: AnswerHashes; ended: string | undefined };

/** How long typing rests before it is kept on the device, in milliseconds. */
const DEBOUNCE_MS = 500;
/** How long after a field is left its answer is sent: the next field is often a second away. */
const BLUR_DELAY_MS = 300;
const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60_000;

/**
 * Saves the answers of one page as they are given: on the device at once, on the server when a field is
 * left. Without a network it tries again, more and more rarely, and at once when the network returns.
 */
export function createAutosave(deps: AutosaveDeps) {
  let { base, seen } = deps;
  let storeTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let mustSendAgain = false;
  let isPaused = false;
  /** How often the whole form was answered: what began to travel before is older than that answer. */
  let formResponseCount = 0;
  let backoffMs = MIN_BACKOFF_MS;
  let isStored = true;
  let chosenHashes: AnswerHashes = {};
  let sectionStatus: string | undefined;
  let writer: string = crypto.randomUUID();
  let lastResponse: SaveResponse | null = null;
  /** The answers that the server did not take when it last spoke. */
  let refusedFields: string[] = [];

  const listUnsavedFields = () => listChangedFields(deps.read(), base);

  const store = async () => {
    clearTimeout(storeTimer);
    const answers = deps.read();
    const isPending = sectionStatus !== undefined || listChangedFields(answers, base).length > 0;
    isStored = await deps.store({
      answers,
      seen,
      waits: isPending,
      at: Date.now(),
      writer,
      ended: sectionStatus,
    });
  };
  const onInput = () => {
    clearTimeout(storeTimer);
    storeTimer = setTimeout(store, DEBOUNCE_MS);
  };
  const onBlur = () => {
    if (isPaused) return;
    void store();
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void send(), BLUR_DELAY_MS);
  };

  /** `returned`: the network is said to be back. Until then what is kept is said to be kept, whatever is tried. */
  async function send(isNetworkBack = false): Promise<void> {
    clearTimeout(sendTimer);
    if (isSending) {
      mustSendAgain = true;
      return;
    }
    const names = listUnsavedFields();
    const isUnchanged =
      names.length === 0 && Object.keys(chosenHashes).length === 0 && sectionStatus === undefined;
    if (isPaused) return;
    if (isUnchanged) return markClean();
    isSending = true;
    mustSendAgain = false;
    const answers = deps.read();
    const isRetry = backoffMs > MIN_BACKOFF_MS;
    if (isNetworkBack || !isRetry)
      deps.onStateChange({ kind: "saving", names, back: isRetry }, lastResponse);
    const sentAnswers = { answers, chosen: chosenHashes, ended: sectionStatus };
    const hashes = serializeHashes({ ...parseHashes(seen), ...chosenHashes });
    const countBefore = formResponseCount;
    const outcome = await deps.send({ answers, seen: hashes, writer, ended: sectionStatus });
    isSending = false;
    if (typeof outcome === "string") await handleFailure(outcome);
    else if (countBefore === formResponseCount) await handleResponse(sentAnswers, outcome);
    if (mustSendAgain) onBlur();
  }

  /**
   * All is as the server has it, or was before a network that is away: an answer that it refused is wrong no more, one
   * that it has and finds wrong, as two dates that contradict each other, still is.
   */
  function markClean(): void {
    const wasOffline = backoffMs > MIN_BACKOFF_MS;
    backoffMs = MIN_BACKOFF_MS;
    if (!lastResponse) {
      if (wasOffline) deps.onStateChange({ kind: "still" }, null);
      return;
    }
    const isAlreadyStored = ([name]: [string, string]) => !refusedFields.includes(name);
    const errors = Object.fromEntries(Object.entries(lastResponse.errors).filter(isAlreadyStored));
    reportResponse({ ...lastResponse, errors }, lastResponse.other?.differing ?? []);
  }

  /** What the server says of the page, where the answers named are still to be chosen between. */
  function reportResponse(response: SaveResponse, names: string[]): void {
    lastResponse = response;
    const at = new Date(response.savedAt);
    deps.onStateChange(
      names.length > 0 ? { kind: "choose", names } : { kind: "saved", at },
      response,
    );
  }

  async function handleResponse(sentAnswers: SentAnswers, response: SaveResponse): Promise<void> {
    const { answers } = sentAnswers;
    backoffMs = MIN_BACKOFF_MS;
    // What was chosen or said while this travelled goes after it.
    const remainingChoices = Object.entries(chosenHashes).filter(
      ([name, mark]) => sentAnswers.chosen[name] !== mark,
    );
    chosenHashes = Object.fromEntries(remainingChoices);
    if (sectionStatus === sentAnswers.ended) sectionStatus = undefined;
    lastResponse = response;
    const conflicts = response.other?.differing ?? [];
    // A difference stays one until it is chosen between: its mark is still of what this page showed.
    const ownHashes = parseHashes(seen);
    const conflictHashes = Object.fromEntries(
      conflicts.map((name) => [name, ownHashes[name] ?? ""]),
    );
    seen = serializeHashes({ ...response.marks, ...conflictHashes });
    const unsavedFields = [...conflicts, ...Object.keys(response.errors)];
    base = mergeAnswers(base, answers, (input) => !unsavedFields.includes(fieldOf(input)));
    refusedFields = listChangedFields(answers, base);
    // Unless it was touched while this travelled.
    const current = deps.read();
    const newer = pick(response.newer, (input) => current[input] === answers[input]);
    deps.showNewer(newer);
    base = { ...base, ...response.newer };
    await store();
    if (isPaused) return;
    reportResponse(response, conflicts);
  }

  async function handleFailure(failure: Exclude<SaveOutcome, SaveResponse>): Promise<void> {
    if (failure === "closed") return deps.onClosed();
    await store();
    if (isPaused) return;
    if (failure === "signed-out")
      return deps.onStateChange({ kind: failure, kept: isStored }, lastResponse);
    const isServerError = failure === "fault";
    deps.onStateChange(
      isStored
        ? { kind: "kept", names: listUnsavedFields(), fault: isServerError }
        : { kind: "unsaved" },
      lastResponse,
    );
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void send(), backoffMs);
    backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
  }

  return {
    /** Something is being typed. */
    typing: onInput,
    /** A field was left. */
    left: onBlur,
    /** The page is looked at again, or goes away: what waits is sent now. */
    send: () => send(),
    /** The network is said to be back. */
    back: () => send(true),
    /** The page now shows what this device had kept of it. */
    resume(kept: StoredAnswers) {
      ({ seen, ended: sectionStatus } = kept);
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
      const hash = lastResponse?.marks[name];
      if (hash) chosenHashes = { ...chosenHashes, [name]: hash };
      void send();
    },
    /** Of two answers, the other is chosen, and is what the page now shows. */
    yield(name: string) {
      if (!lastResponse?.other) return;
      const { other } = lastResponse;
      base = mergeAnswers(base, other.stored, (input) => fieldOf(input) === name);
      seen = serializeHashes({ ...parseHashes(seen), [name]: lastResponse.marks[name] ?? "" });
      const remainingConflicts = other.differing.filter((one) => one !== name);
      void store();
      reportResponse(
        {
          ...lastResponse,
          other: remainingConflicts.length > 0 ? { ...other, differing: remainingConflicts } : null,
        },
        remainingConflicts,
      );
    },
    /** The form itself is being sent, or its page is gone: nothing more goes from here until it is answered (`release`). */
    hold() {
      isPaused = true;
      clearTimeout(sendTimer);
      clearTimeout(storeTimer);
    },
    release(hashes = seen) {
      isPaused = false;
      formResponseCount += 1;
      seen = hashes;
    },
    /** The form could not leave: what the person said of the section goes with the answers. */
    waitFor(status: string) {
      isPaused = false;
      sectionStatus = status;
      void store();
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

export type Autosave = ReturnType<typeof createAutosave>;

/** `birthOn.day` is an input of the answer `birthOn`. */
export const fieldOf = (input: string) => input.split(".", 1)[0] ?? input;

/** The answers of which an input is not as the server has it. */
function listChangedFields(answers: Answers, base: Answers): string[] {
  const inputs = Object.keys({ ...base, ...answers });
  const changed = inputs.filter((input) => (answers[input] ?? "") !== (base[input] ?? ""));
  return [...new Set(changed.map(fieldOf))];
}

function mergeAnswers(
  base: Answers,
  answers: Answers,
  isAccepted: (input: string) => boolean,
): Answers {
  return { ...base, ...pick(answers, isAccepted) };
}

function pick(answers: Answers, isPicked: (input: string) => boolean): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([input]) => isPicked(input)));
}
