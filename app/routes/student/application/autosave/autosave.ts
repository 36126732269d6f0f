import {
  type AnswerHashes,
  parseHashes,
  serializeHashes,
} from "#app/features/admissions/personal-info/merge-answers.ts";

/** The inputs of a form, by name. */
export type Answers = Record<string, string>;

/**
 * The answers of one page on this device. The server lacks some of them as long as `waits` is true. These keys are
 * stored in IndexedDB and must not be renamed.
 */
export type StoredAnswers = {
  answers: Answers;
  seen: string;
  waits: boolean;
  at: number;
  /** The id that the page chose for its saves. */
  writer: string;
  /** Whether the applicant finished the section, when it could not be sent. */
  ended?: string;
  /** The section is closed, so they cannot be sent, and the applicant has seen that. */
  told?: boolean;
};

/** The page, time and device of an answer, by field. */
export type AnswerSources = Record<
  string,
  { page: string; at: string; device: string } | undefined
>;

/** The response of the server to saved answers. */
export type SaveResponse = {
  savedAt: string;
  marks: AnswerHashes;
  /** Inputs that another device changed and this page did not. */
  newer: Answers;
  /** The error text of each field that was refused. */
  errors: Record<string, string>;
  /** Conflicting answers of another device; null when there are none. */
  other: { stored: Answers; differing: string[]; by: AnswerSources } | null;
};

export type SaveOutcome = SaveResponse | "no-network" | "fault" | "signed-out" | "closed";

export type SaveState =
  | { kind: "idle" }
  /** `back`: the network has returned, and these answers waited for it. */
  | { kind: "saving"; names: string[]; back: boolean }
  | { kind: "saved"; at: Date }
  /** Stored on this device. `fault`: the server responded with an error. */
  | { kind: "stored"; names: string[]; fault: boolean }
  /** Neither the server nor this device has the answers. */
  | { kind: "unsaved" }
  /** `isStored`: the answers are stored on this device until the user signs in again. */
  | { kind: "signed-out"; isStored: boolean }
  /** The school had reopened the section and it is closed now: nothing more is sent. */
  | { kind: "shut" }
  /** Another device gave other answers. */
  | { kind: "choose"; names: string[] };

type AutosaveDeps = {
  /** Reads the current inputs. */
  read(): Answers;
  /** Stores the answers on this device; returns false when it cannot or must not. */
  store(stored: StoredAnswers): Promise<boolean>;
  send(payload: Pick<StoredAnswers, "answers" | "seen" | "writer" | "ended">): Promise<SaveOutcome>;
  /** Writes newer answers of another device into the form. */
  showNewer(newer: Answers): void;
  /** Called when the application or the section no longer accepts answers. */
  onClosed(): void;
  /** Called with the new state and the last response of the server. */
  onStateChange(state: SaveState, response: SaveResponse | null): void;
  /** The answers that the server had when the page was rendered. */
  base: Answers;
  seen: string;
};

/** What one request contains: the answers, the hashes of chosen answers, and the status of the section. */
type SentAnswers = { answers: Answers; chosen: AnswerHashes; ended: string | undefined };

/** Delay between typing and storing on the device, in milliseconds. */
const DEBOUNCE_MS = 500;
/** Delay between leaving a field and sending its answer: the next field often follows within a second. */
const BLUR_DELAY_MS = 300;
const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60_000;

/**
 * Saves the answers of one page: on the device while the user types, on the server when a field is left. Without a
 * network it retries with growing delays, and at once when the network returns.
 */
export function createAutosave(deps: AutosaveDeps) {
  let { base, seen } = deps;
  let storeTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let mustSendAgain = false;
  let isPaused = false;
  /** Counts the responses to the whole form: a request that started before one of them is outdated. */
  let formResponseCount = 0;
  let backoffMs = MIN_BACKOFF_MS;
  let isStored = true;
  let chosenHashes: AnswerHashes = {};
  let sectionStatus: string | undefined;
  let writer: string = crypto.randomUUID();
  let lastResponse: SaveResponse | null = null;
  /** The fields that the server did not accept in its last response. */
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

  /**
   * `isNetworkBack`: the browser reported that the network is back. Other retries do not change the displayed state.
   */
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
   * All answers equal those of the server. An answer that it had refused is no longer wrong; one that it has stored
   * with an error, such as two contradicting dates, still is.
   */
  function markClean(): void {
    const wasOffline = backoffMs > MIN_BACKOFF_MS;
    backoffMs = MIN_BACKOFF_MS;
    if (!lastResponse) {
      if (wasOffline) deps.onStateChange({ kind: "idle" }, null);
      return;
    }
    const isAlreadyStored = ([name]: [string, string]) => !refusedFields.includes(name);
    const errors = Object.fromEntries(Object.entries(lastResponse.errors).filter(isAlreadyStored));
    reportResponse({ ...lastResponse, errors }, lastResponse.other?.differing ?? []);
  }

  /** Reports a response, with the fields that still need a choice. */
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
    // A choice or status that changed during the request is sent after it.
    const remainingChoices = Object.entries(chosenHashes).filter(
      ([name, hash]) => sentAnswers.chosen[name] !== hash,
    );
    chosenHashes = Object.fromEntries(remainingChoices);
    if (sectionStatus === sentAnswers.ended) sectionStatus = undefined;
    lastResponse = response;
    const conflicts = response.other?.differing ?? [];
    // A conflict remains until it is resolved, so its hash stays that of the answer that this page rendered.
    const ownHashes = parseHashes(seen);
    const conflictHashes = Object.fromEntries(
      conflicts.map((name) => [name, ownHashes[name] ?? ""]),
    );
    seen = serializeHashes({ ...response.marks, ...conflictHashes });
    const unsavedFields = [...conflicts, ...Object.keys(response.errors)];
    base = mergeAnswers(base, answers, (input) => !unsavedFields.includes(fieldOf(input)));
    refusedFields = listChangedFields(answers, base);
    // An input that changed during the request is not overwritten.
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
      return deps.onStateChange({ kind: failure, isStored }, lastResponse);
    const isServerError = failure === "fault";
    deps.onStateChange(
      isStored
        ? { kind: "stored", names: listUnsavedFields(), fault: isServerError }
        : { kind: "unsaved" },
      lastResponse,
    );
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void send(), backoffMs);
    backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
  }

  return {
    /** The user is typing. */
    onInput,
    /** The focus left a field. */
    onBlur,
    /** Sends pending answers now: the page is visible again, or is about to unload. */
    send: () => send(),
    /** The browser reports that the network is back. */
    onOnline: () => send(true),
    /** The page shows the answers that this device had stored for it. */
    restore(stored: StoredAnswers) {
      ({ seen, ended: sectionStatus } = stored);
      if (!stored.waits) {
        base = { ...base, ...stored.answers };
        return;
      }
      // The server may have received them already: the same save id prevents a second save.
      writer = stored.writer;
      void send();
    },
    /** In a conflict, the answer of this page was chosen: it may replace the other. */
    keepOwn(name: string) {
      const hash = lastResponse?.marks[name];
      if (hash) chosenHashes = { ...chosenHashes, [name]: hash };
      void send();
    },
    /** In a conflict, the other answer was chosen, and the page shows it now. */
    acceptOther(name: string) {
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
    /** Stops saving while the form itself is submitted, or after its page is gone, until `resume`. */
    pause() {
      isPaused = true;
      clearTimeout(sendTimer);
      clearTimeout(storeTimer);
    },
    resume(hashes = seen) {
      isPaused = false;
      formResponseCount += 1;
      seen = hashes;
    },
    /** The form could not be submitted: its section status is sent with the answers. */
    sendSectionStatus(status: string) {
      isPaused = false;
      sectionStatus = status;
      void store();
      void send();
    },
    /** The hashes of the server's answers, for the submit of the whole form. */
    get seen() {
      return seen;
    },
    /** The save id of this page, by which the server recognises a request in progress as its own. */
    get writer() {
      return writer;
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;

/** Returns the field of an input: `birthOn` for `birthOn.day`. */
export const fieldOf = (input: string) => input.split(".", 1)[0] ?? input;

/** Returns the fields with an input that differs from the base. */
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
