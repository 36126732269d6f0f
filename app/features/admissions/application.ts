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

export type Move =
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

type Row = {
  /** The candidate sees every state of a choice; the school sees nothing of a draft. */
  seenBySchool: boolean;
  /** It is over: nothing happens any more, unless the school takes back what it decided itself. */
  terminal: boolean;
  /** Whose turn it is. */
  turn: Party | "nobody";
  /** The state of a whole application is that of its heaviest choice. */
  weight: number;
  moves: Partial<Record<Move, { to: State; by: Party }>>;
};

const school = (to: State) => ({ to, by: "school" }) as const;
const candidate = (to: State) => ({ to, by: "candidate" }) as const;
const system = (to: State) => ({ to, by: "system" }) as const;

/** What the school may do with a choice it is still judging. */
const judge = {
  "ask-more": school("more-information-asked"),
  invite: school("interview"),
  "wait-list": school("waiting-list"),
  "offer-with-conditions": school("conditional-offer"),
  offer: school("offer"),
  refuse: school("refused"),
} as const;
/** "Accepting one offer leaves the others open until enrolment": then what is still open is closed. */
const close = { close: system("withdrawn") } as const;
const leave = { withdraw: candidate("withdrawn"), ...close } as const;
const end = { terminal: true, turn: "nobody", moves: {} } as const;
/** What the school decided or let pass by mistake is judged again; what the candidate decided is theirs. */
const reopen = { reopen: school("under-review") } as const;
const endOfSchool = { ...end, moves: reopen } as const;

/**
 * THE TABLE: one row for each state of a choice, one column for each question asked about it.
 * The states are those of the product decisions ("Application"); a move absent from a row is illegal.
 */
export const table: Record<State, Row> = {
  draft: {
    seenBySchool: false,
    terminal: false,
    turn: "candidate",
    weight: 1,
    moves: { submit: candidate("submitted") },
  },
  submitted: {
    seenBySchool: true,
    terminal: false,
    turn: "school",
    weight: 50,
    moves: { "start-review": school("under-review"), ...judge, ...leave },
  },
  "under-review": {
    seenBySchool: true,
    terminal: false,
    turn: "school",
    weight: 55,
    moves: { ...judge, ...leave },
  },
  "more-information-asked": {
    seenBySchool: true,
    terminal: false,
    turn: "candidate",
    weight: 65,
    moves: {
      // Something else is asked for the same choice: it waits for all of it.
      "ask-more": school("more-information-asked"),
      answer: candidate("under-review"),
      // What was asked by mistake is awaited no more.
      "cancel-request": school("under-review"),
      refuse: school("refused"),
      ...leave,
    },
  },
  interview: {
    seenBySchool: true,
    terminal: false,
    turn: "school",
    weight: 60,
    // Cancelled, it is judged on; `invite` again is another time.
    moves: { "cancel-interview": school("under-review"), ...judge, ...leave },
  },
  "waiting-list": {
    seenBySchool: true,
    terminal: false,
    turn: "school",
    weight: 45,
    moves: {
      "offer-with-conditions": school("conditional-offer"),
      offer: school("offer"),
      refuse: school("refused"),
      ...reopen,
      ...leave,
    },
  },
  "conditional-offer": {
    seenBySchool: true,
    terminal: false,
    turn: "candidate",
    weight: 75,
    moves: {
      "lift-conditions": school("offer"),
      accept: candidate("accepted"),
      decline: candidate("declined"),
      "withdraw-offer": school("offer-withdrawn"),
      expire: system("expired"),
      ...close,
    },
  },
  offer: {
    seenBySchool: true,
    terminal: false,
    turn: "candidate",
    weight: 80,
    moves: {
      accept: candidate("accepted"),
      decline: candidate("declined"),
      "withdraw-offer": school("offer-withdrawn"),
      expire: system("expired"),
      ...close,
    },
  },
  accepted: {
    seenBySchool: true,
    terminal: false,
    turn: "school",
    weight: 90,
    moves: {
      enrol: school("enrolled"),
      "withdraw-offer": school("offer-withdrawn"),
      ...leave,
    },
  },
  enrolled: { seenBySchool: true, weight: 100, ...end },
  refused: { seenBySchool: true, weight: 30, ...endOfSchool },
  declined: { seenBySchool: true, weight: 25, ...end },
  // Closed as the double of another application, by mistake: what was closed is open again.
  withdrawn: { seenBySchool: true, weight: 10, ...end, moves: { restore: system("submitted") } },
  "offer-withdrawn": { seenBySchool: true, weight: 28, ...endOfSchool },
  expired: { seenBySchool: true, weight: 20, ...endOfSchool },
};

export const states = Object.keys(table) as State[];

/** The state that a text of the database names. Throws on one that is not in the table. */
export function asState(text: string): State {
  if (!Object.hasOwn(table, text)) throw new Error(`unknown state of a choice: ${text}`);
  return text as State;
}

/** The state a move leads to, or null when it is not allowed from here, or not to this party. */
export function next(state: State, move: Move, by: Party): State | null {
  const found = table[state].moves[move];
  return found && found.by === by ? found.to : null;
}

/** What this party may do now with a choice in this state. */
export function movesOf(state: State, by: Party): Move[] {
  const moves = Object.keys(table[state].moves) as Move[];
  return moves.filter((move) => table[state].moves[move]?.by === by);
}

/** The state of a whole application: that of its heaviest choice; a draft when there is none. */
export function stateOf(choices: readonly { state: State }[]): State {
  return choices.reduce<State>(
    (heaviest, { state }) => (table[state].weight > table[heaviest].weight ? state : heaviest),
    choices[0]?.state ?? "draft",
  );
}
