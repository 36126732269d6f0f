const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a letter is tried before it is a dead letter (quality page, R-12). */
export const GIVING_UP = 48 * HOUR;

type Waits = { first: number; longest: number };
/** A letter that is put off: the grey lists of mail servers open after some minutes. */
const ofLetter: Waits = { first: 2 * MINUTE, longest: 4 * HOUR };
/** A mail server that does not answer is asked often: nothing leaves meanwhile. */
const ofServer: Waits = { first: 15_000, longest: 5 * MINUTE };

/**
 * Milliseconds to wait after the failed try number `tries` (1, 2, …): twice as long each time, up to the
 * longest, and somewhere in the second half of that, so that what failed together does not come back together.
 * `chance` is between 0 and 1.
 */
function wait({ first, longest }: Waits, tries: number, chance: number): number {
  const whole = Math.min(longest, first * 2 ** Math.min(tries - 1, 30));
  return Math.round(whole * (0.5 + chance / 2));
}

/** When a letter that was put off is tried again, in milliseconds. */
export const letterWait = (tries: number, chance: number) => wait(ofLetter, tries, chance);

/** When a mail server that is down is asked again, in milliseconds. */
export const serverWait = (tries: number, chance: number) => wait(ofServer, tries, chance);
