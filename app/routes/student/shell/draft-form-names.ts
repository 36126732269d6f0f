/** The draft of the form that leaves a choice, or all of an application. */
export const getWithdrawalFormName = (number: string | null, choice: { id: string } | null) =>
  `leave/${number}/${choice ? choice.id : ""}`;

/** The draft of the answer to an offer: another offer for the same choice has another. */
export const getOfferFormName = ({
  choice,
  offeredAt,
}: {
  choice: { id: string };
  offeredAt: Date;
}) => `offer/${choice.id}/${offeredAt.toISOString()}`;
