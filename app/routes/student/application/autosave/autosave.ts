import {
  type AnswerHashes,
  parseHashes,
  serializeHashes,
} from "#app/features/admissions/personal-info/merge-answers.ts";

/** The inputs of a form, by name. */
export type Answers = Record<string, string>;

/** The answers of one page on this device. */
export type StoredAnswers = {
  answers: Answers;
  /** The hashes of the answers that the page loaded. */
  baseHashes: string;
  /** Whether the server lacks some of them. */
  isPending: boolean;
  /** In milliseconds since 1970. */
  storedAt: number;
  /** The id that the page chose for its saves. */
  saveId: string;
  /** Whether the applicant finished the section, when it could not be sent. */
  sectionStatus?: string;
  /** The section is closed, so they cannot be sent, and the applicant has seen that. */
  isReported?: boolean;
};

/** The page, time and device of an answer, by field. */
export type AnswerSources = Record<
  string,
  { page: string; at: string; device: string } | undefined
>;

/** The response of the server to saved answers. */
export type SaveResponse = {
  savedAt: string;
  hashes: AnswerHashes;
  /** Inputs that another device changed and this page did not. */
  newer: Answers;
  /** The error text of each field that was refused. */
  errors: Record<string, string>;
  /** Conflicting answers of another device; null when there are none. */
  conflict: { stored: Answers; fields: string[]; sources: AnswerSources } | null;
};

export type SaveOutcome = SaveResponse | "no-network" | "server-error" | "signed-out" | "closed";

export type SaveState =
  | { kind: "idle" }
  /** `isNetworkBack`: the network has returned, and these answers waited for it. */
  | { kind: "saving"; names: string[]; isNetworkBack: boolean }
  | { kind: "saved"; at: Date }
  /** Stored on this device. `isServerError`: the server responded with an error. */
  | { kind: "stored"; names: string[]; isServerError: boolean }
  /** Neither the server nor this device has the answers. */
  | { kind: "unsaved" }
  /** `isStored`: the answers are stored on this device until the user signs in again. */
  | { kind: "signed-out"; isStored: boolean }
  /** The school had reopened the section and it is closed now: nothing more is sent. */
  | { kind: "closed" }
  /** Another device gave other answers. */
  | { kind: "conflict"; names: string[] };

/** What one save sends. */
export type AnswersToSend = Pick<
  StoredAnswers,
  "answers" | "baseHashes" | "saveId" | "sectionStatus"
>;

type AutosaveDeps = {
  /** Reads the current inputs. */
  read(): Answers;
  /** Stores the answers on this device; returns false when it cannot or must not. */
  store(stored: StoredAnswers): Promise<boolean>;
  send(payload: AnswersToSend): Promise<SaveOutcome>;
  /** Writes newer answers of another device into the form. */
  showNewer(newer: Answers): void;
  /** Called when the application or the section no longer accepts answers. */
  onClosed(): void;
  /** Called with the new state and the last response of the server. */
  onStateChange(state: SaveState, response: SaveResponse | null): void;
  /** The answers that the server had when the page was rendered. */
  base: Answers;
  baseHashes: string;
};

/** What one request contains: the answers, the hashes of chosen answers, and the status of the section. */
type SentAnswers = { answers: Answers; chosen: AnswerHashes; sectionStatus: string | undefined };

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
  let { base, baseHashes } = deps;
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
  let saveId: string = crypto.randomUUID();
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
      baseHashes,
      isPending,
      storedAt: Date.now(),
      saveId,
      sectionStatus,
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
      deps.onStateChange({ kind: "saving", names, isNetworkBack: isRetry }, lastResponse);
    const sentAnswers = { answers, chosen: chosenHashes, sectionStatus };
    const hashes = serializeHashes({ ...parseHashes(baseHashes), ...chosenHashes });
    const countBefore = formResponseCount;
    const outcome = await deps.send({ answers, baseHashes: hashes, saveId, sectionStatus });
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
    reportResponse({ ...lastResponse, errors }, lastResponse.conflict?.fields ?? []);
  }

  /** Reports a response, with the fields that still need a choice. */
  function reportResponse(response: SaveResponse, names: string[]): void {
    lastResponse = response;
    const at = new Date(response.savedAt);
    deps.onStateChange(
      names.length > 0 ? { kind: "conflict", names } : { kind: "saved", at },
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
    if (sectionStatus === sentAnswers.sectionStatus) sectionStatus = undefined;
    lastResponse = response;
    const conflicts = response.conflict?.fields ?? [];
    // A conflict remains until it is resolved, so its hash stays that of the answer that this page rendered.
    const ownHashes = parseHashes(baseHashes);
    const conflictHashes = Object.fromEntries(
      conflicts.map((name) => [name, ownHashes[name] ?? ""]),
    );
    baseHashes = serializeHashes({ ...response.hashes, ...conflictHashes });
    const unsavedFields = [...conflicts, ...Object.keys(response.errors)];
    base = mergeAnswers(base, answers, (input) => !unsavedFields.includes(getFieldName(input)));
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
    const isServerError = failure === "server-error";
    deps.onStateChange(
      isStored
        ? { kind: "stored", names: listUnsavedFields(), isServerError }
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
      ({ baseHashes, sectionStatus } = stored);
      if (!stored.isPending) {
        base = { ...base, ...stored.answers };
        return;
      }
      // The server may have received them already: the same save id prevents a second save.
      saveId = stored.saveId;
      void send();
    },
    /** In a conflict, the answer of this page was chosen: it may replace the other. */
    keepOwn(name: string) {
      const hash = lastResponse?.hashes[name];
      if (hash) chosenHashes = { ...chosenHashes, [name]: hash };
      void send();
    },
    /** In a conflict, the other answer was chosen, and the page shows it now. */
    acceptOther(name: string) {
      if (!lastResponse?.conflict) return;
      const { conflict } = lastResponse;
      base = mergeAnswers(base, conflict.stored, (input) => getFieldName(input) === name);
      baseHashes = serializeHashes({
        ...parseHashes(baseHashes),
        [name]: lastResponse.hashes[name] ?? "",
      });
      const remainingConflicts = conflict.fields.filter((one) => one !== name);
      void store();
      reportResponse(
        {
          ...lastResponse,
          conflict:
            remainingConflicts.length > 0 ? { ...conflict, fields: remainingConflicts } : null,
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
    resume(hashes = baseHashes) {
      isPaused = false;
      formResponseCount += 1;
      baseHashes = hashes;
    },
    /** The form could not be submitted: its section status is sent with the answers. */
    sendSectionStatus(status: string) {
      isPaused = false;
      sectionStatus = status;
      void store();
      void send();
    },
    /** The hashes of the server's answers, for the submit of the whole form. */
    get baseHashes() {
      return baseHashes;
    },
    /** The save id of this page, by which the server recognises a request in progress as its own. */
    get saveId() {
      return saveId;
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;

/** Returns the field of an input: `birthOn` for `birthOn.day`. */
export const getFieldName = (input: string) => input.split(".", 1)[0] ?? input;

/** Returns the fields with an input that differs from the base. */
function listChangedFields(answers: Answers, base: Answers): string[] {
  const inputs = Object.keys({ ...base, ...answers });
  const changed = inputs.filter((input) => (answers[input] ?? "") !== (base[input] ?? ""));
  return [...new Set(changed.map(getFieldName))];
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
