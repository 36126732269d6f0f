/**
 * The draft name of the form that withdraws a choice, or the whole application. Devices hold drafts named `leave/…`, so
 * the name stays.
 */
export const getWithdrawalFormName = (number: string | null, choice: { id: string } | null) =>
  `leave/${number}/${choice ? choice.id : ""}`;

/** The draft name of the answer to an offer; another offer for the same choice has another name. */
export const getOfferFormName = ({
  choice,
  offeredAt,
}: {
  choice: { id: string };
  offeredAt: Date;
}) => `offer/${choice.id}/${offeredAt.toISOString()}`;
