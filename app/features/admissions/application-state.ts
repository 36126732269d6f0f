/** The party that makes a transition; `system` is the site itself. */
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
  /** The candidate sees every state; the school does not see drafts. */
  isVisibleToSchool: boolean;
  /** Nothing more happens, unless the school reverses its own decision. */
  isTerminal: boolean;
  /** The party that has to act next. */
  turn: Party | "nobody";
  /** The application has the state of the choice with the highest weight. */
  weight: number;
  transitions: Partial<Record<Transition, { to: State; by: Party }>>;
};

const bySchool = (to: State) => ({ to, by: "school" }) as const;
const byCandidate = (to: State) => ({ to, by: "candidate" }) as const;
const bySystem = (to: State) => ({ to, by: "system" }) as const;

/** The transitions that the school can make while it reviews a choice. */
const reviewTransitions = {
  "ask-more": bySchool("more-information-asked"),
  invite: bySchool("interview"),
  "wait-list": bySchool("waiting-list"),
  "offer-with-conditions": bySchool("conditional-offer"),
  offer: bySchool("offer"),
  refuse: bySchool("refused"),
} as const;
/** The site closes the choices that are open when another one is enrolled. */
const closeTransition = { close: bySystem("withdrawn") } as const;
const withdrawTransitions = { withdraw: byCandidate("withdrawn"), ...closeTransition } as const;
const terminalRow = { isTerminal: true, turn: "nobody", transitions: {} } as const;
/** The school can reopen its own decisions, but not the candidate's. */
const reopenTransition = { reopen: bySchool("under-review") } as const;
const reversibleRow = { ...terminalRow, transitions: reopenTransition } as const;

/**
 * The table of the states of a choice (APP-02). A transition that is not in a row is illegal; a trigger of the
 * database holds the same table.
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
      // A second request for the same choice.
      "ask-more": bySchool("more-information-asked"),
      answer: byCandidate("under-review"),
      // Cancels a request made by mistake.
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
    // `invite` again moves the interview to another time.
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
  // `restore` undoes a closing as the duplicate of another application.
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

/** Parses a stored state. Throws on an unknown one. */
export function parseState(text: string): State {
  if (!Object.hasOwn(stateTable, text)) throw new Error(`unknown state of a choice: ${text}`);
  return text as State;
}

/** The state that a transition leads to; null when it is illegal or not for this party. */
export function getNextState(state: State, transition: Transition, party: Party): State | null {
  const allowed = stateTable[state].transitions[transition];
  return allowed && allowed.by === party ? allowed.to : null;
}

/** Lists the transitions that this party can make from this state. */
export function listTransitions(state: State, party: Party): Transition[] {
  const transitions = Object.keys(stateTable[state].transitions) as Transition[];
  return transitions.filter((move) => stateTable[state].transitions[move]?.by === party);
}

/** The state of a whole application: that of the choice with the highest weight, or `draft` without choices. */
export function getApplicationState(choices: readonly { state: State }[]): State {
  return choices.reduce<State>(
    (heaviest, { state }) =>
      stateTable[state].weight > stateTable[heaviest].weight ? state : heaviest,
    choices[0]?.state ?? "draft",
  );
}
