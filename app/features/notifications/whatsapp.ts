const stopWords = new Set(["stop", "arret", "stopper"]);

const yesWords = new Set(["oui", "yes", "start"]);

/** Does an answer ask that messages stop? STOP, ARRÊT, ARRET or STOPPER, however written, alone. */
export function isStopWord(text: string): boolean {
  return stopWords.has(lettersOnly(text));
}

/** Does an answer agree to the notices? OUI, YES or START, however written, alone. */
export function isYesWord(text: string): boolean {
  return yesWords.has(lettersOnly(text));
}

function lettersOnly(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z]/g, "");
}

/** What is said of a file or a conversation that has no number: enough to name it, nothing to read in it. */
export function getShortReference(id: string): string {
  return `REF-${id.replaceAll("-", "").slice(-8).toUpperCase()}`;
}

/**
 * A conversation with a campus on WhatsApp, begun with a reference and nothing else: no name, no address, no
 * number of a person. Null for a campus that has no number.
 */
export function getWhatsappChatUrl(
  number: string,
  text: (reference: string) => string,
  reference: string,
): string | null {
  const digits = number.replace(/\D/g, "");
  if (digits === "") return null;
  return `https://wa.me/${digits}?text=${encodeURIComponent(text(reference))}`;
}
