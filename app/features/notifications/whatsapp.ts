const stopAnswers = new Set(["stop", "arret", "stopper"]);

const yesAnswers = new Set(["oui", "yes", "start"]);

/** Whether the whole text is STOP, ARRÊT or STOPPER, ignoring case, accents and punctuation. */
export function isStopWord(text: string): boolean {
  return stopAnswers.has(lettersOnly(text));
}

/** Whether the whole text is OUI, YES or START, ignoring case, accents and punctuation. */
export function isYesWord(text: string): boolean {
  return yesAnswers.has(lettersOnly(text));
}

function lettersOnly(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z]/g, "");
}

/** A short reference for an application or a thread without a reference number. It discloses nothing. */
export function getShortReference(id: string): string {
  return `REF-${id.replaceAll("-", "").slice(-8).toUpperCase()}`;
}

/**
 * The URL of a WhatsApp chat with a campus, prefilled with a reference and no personal data. Returns null for a campus
 * without a number.
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
