/** Who may make a move: the person who applies, the school, or the calendar. */
export type Party = "candidate" | "school" | "system";

export type State =
  | "draft"
  | "submitted"
  | "under-review"
  | "more-information-asked"
  | "interview"
  | "waiting-list"
  | "conditional-offer"
  | "offer"
  | "accepted"
  | "enrolled"
  | "refused"
  | "declined"
  | "withdrawn"
  | "offer-withdrawn"
  | "expired";

export type Transition =
  | "submit"
  | "start-review"
  | "ask-more"
  | "answer"
  | "cancel-request"
  | "invite"
  | "wait-list"
  | "offer-with-conditions"
  | "offer"
  | "lift-conditions"
  | "accept"
  | "decline"
  | "enrol"
  | "refuse"
  | "withdraw"
  | "withdraw-offer"
  | "expire"
  | "close"
  | "cancel-interview"
  | "reopen"
  | "restore";

type StateRow = {
  /** The candidate sees every state of a choice; the school sees nothing of a draft. */
  isVisibleToSchool: boolean;
  /** It is over: nothing happens any more, unless the school takes back what it decided itself. */
  isTerminal: boolean;
  /** Whose turn it is. */
  turn: Party | "nobody";
  /** The state of a whole application is that of its heaviest choice. */
  weight: number;
  transitions: Partial<Record<Transition, { to: State; by: Party }>>;
};

const bySchool = (to: State) => ({ to, by: "school" }) as const;
const byCandidate = (to: State) => ({ to, by: "candidate" }) as const;
const bySystem = (to: State) => ({ to, by: "system" }) as const;

/** What the school may do with a choice it is still judging. */
const reviewTransitions = {
  "ask-more": bySchool("more-information-asked"),
  invite: bySchool("interview"),
  "wait-list": bySchool("waiting-list"),
  "offer-with-conditions": bySchool("conditional-offer"),
  offer: bySchool("offer"),
  refuse: bySchool("refused"),
} as const;
/** "Accepting one offer leaves the others open until enrolment": then what is still open is closed. */
const closeTransition = { close: bySystem("withdrawn") } as const;
const withdrawTransitions = { withdraw: byCandidate("withdrawn"), ...closeTransition } as const;
const terminalRow = { isTerminal: true, turn: "nobody", transitions: {} } as const;
/** What the school decided or let pass by mistake is judged again; what the candidate decided is theirs. */
const reopenTransition = { reopen: bySchool("under-review") } as const;
const reversibleRow = { ...terminalRow, transitions: reopenTransition } as const;

/**
 * THE TABLE: one row for each state of a choice, one column for each question asked about it.
 * The states are those of APP-02; a move absent from a row is illegal.
 */
export const stateTable: Record<State, StateRow> = {
  draft: {
    isVisibleToSchool: false,
    isTerminal: false,
    turn: "candidate",
    weight: 1,
    transitions: { submit: byCandidate("submitted") },
  },
  submitted: {
    isVisibleToSchool: true,
    isTerminal: false,
    turn: "school",
    weight: 50,
    transitions: {
      "start-review": bySchool("under-review"),
      ...reviewTransitions,
      ...withdrawTransitions,
    },
  },
  "under-review": {
    isVisibleToSchool: true,
    isTerminal: false,
    turn: "school",
    weight: 55,
    transitions: { ...reviewTransitions, ...withdrawTransitions },
  },
  "more-information-asked": {
    isVisibleToSchool: true,
    isTerminal: false,
    turn: "candidate",
    weight: 65,
    transitions: {
      // Something else is asked for the same choice: it waits for all of it.
      "ask-more": bySchool("more-information-asked"),
      answer: byCandidate("under-review"),
      // What was asked by mistake is awaited no more.
      "cancel-request": bySchool("under-review"),
      refuse: bySchool("refused"),
      ...withdrawTransitions,
    },
  },
  interview: {
    isVisibleToSchool: true,
    isTerminal: false,
    turn: "school",
    weight: 60,
    // Cancelled, it is judged on; `invite` again is another time.
    transitions: {
      "cancel-interview": bySchool("under-review"),
      ...reviewTransitions,
      ...withdrawTransitions,
    },
  },
  "waiting-list": {
    isVisibleToSchool: true,
    isTerminal: false,
    turn: "school",
    weight: 45,
    transitions: {
      "offer-with-conditions": bySchool("conditional-offer"),
      offer: bySchool("offer"),
      refuse: bySchool("refused"),
      ...reopenTransition,
      ...withdrawTransitions,
    },
  },
  "conditional-offer": {
    isVisibleToSchool: true,
    isTerminal: false,
    turn: "candidate",
    weight: 75,
    transitions: {
      "lift-conditions": bySchool("offer"),
      accept: byCandidate("accepted"),
      decline: byCandidate("declined"),
      "withdraw-offer": bySchool("offer-withdrawn"),
      expire: bySystem("expired"),
      ...closeTransition,
    },
  },
  offer: {
    isVisibleToSchool: true,
    isTerminal: false,
    turn: "candidate",
    weight: 80,
    transitions: {
      accept: byCandidate("accepted"),
      decline: byCandidate("declined"),
      "withdraw-offer": bySchool("offer-withdrawn"),
      expire: bySystem("expired"),
      ...closeTransition,
    },
  },
  accepted: {
    isVisibleToSchool: true,
    isTerminal: false,
    turn: "school",
    weight: 90,
    transitions: {
      enrol: bySchool("enrolled"),
      "withdraw-offer": bySchool("offer-withdrawn"),
      ...withdrawTransitions,
    },
  },
  enrolled: { isVisibleToSchool: true, weight: 100, ...terminalRow },
  refused: { isVisibleToSchool: true, weight: 30, ...reversibleRow },
  declined: { isVisibleToSchool: true, weight: 25, ...terminalRow },
  // Closed as the double of another application, by mistake: what was closed is open again.
  withdrawn: {
    isVisibleToSchool: true,
    weight: 10,
    ...terminalRow,
    transitions: { restore: bySystem("submitted") },
  },
  "offer-withdrawn": { isVisibleToSchool: true, weight: 28, ...reversibleRow },
  expired: { isVisibleToSchool: true, weight: 20, ...reversibleRow },
};

export const states = Object.keys(stateTable) as State[];

/** The state that a text of the database names. Throws on one that is not in the table. */
export function parseState(text: string): State {
  if (!Object.hasOwn(stateTable, text)) throw new Error(`unknown state of a choice: ${text}`);
  return text as State;
}

/** The state a move leads to, or null when it is not allowed from here, or not to this party. */
export function getNextState(state: State, transition: Transition, by: Party): State | null {
  const allowed = stateTable[state].transitions[transition];
  return allowed && allowed.by === by ? allowed.to : null;
}

/** What this party may do now with a choice in this state. */
export function listTransitions(state: State, by: Party): Transition[] {
  const transitions = Object.keys(stateTable[state].transitions) as Transition[];
  return transitions.filter((move) => stateTable[state].transitions[move]?.by === by);
}

/** The state of a whole application: that of its heaviest choice; a draft when there is none. */
export function getApplicationState(choices: readonly { state: State }[]): State {
  return choices.reduce<State>(
    (heaviest, { state }) =>
      stateTable[state].weight > stateTable[heaviest].weight ? state : heaviest,
    choices[0]?.state ?? "draft",
  );
}
