import type { receipt as fr } from "../fr/receipt.ts";

export const receipt: typeof fr = {
  download: "Download the receipt (PDF)",
  file: (number) => `receipt-${number}.pdf`,
  titled: (number) => `Receipt of application ${number}`,
  title: "Application receipt",
  cities: "Dakar · Yaoundé",
  sentOn: (date, time) => `Received on ${date} at ${time}.`,
  check: "Check this receipt",
  checkHow: (address) =>
    `Scan this code, or open ${address} and copy the code below. The page shows only the number and the date.`,
  codeIs: (code) => `Code: ${code}`,
  codeAlternative: "QR code leading to the page that checks this receipt",
  notAnOffer:
    "This receipt proves that the application arrived. It is neither an admission nor a promise of admission or visa.",
  content: "What you sent",
  notGiven: () => "Not provided",
  declared: (declaration) => `Declaration accepted when sending: “${declaration}”`,
  page: {
    title: "Check an application receipt",
    lead: "Enter the code printed on the receipt. This page shows whether it is authentic, with its number and date. It shows nothing else.",
    code: "Receipt code",
    hint: "12 letters and digits, for example 7K2M-\u2060QX4T-\u20609RWD",
    empty: "Enter the code printed on the receipt.",
    check: "Check",
    another: "Check another receipt",
    authentic: "This receipt is authentic.",
    details: (number, date) => `Application ${number}, received on ${date}.`,
    compare: "Compare this number and this date with those on the paper.",
    unknown: "No receipt has this code.",
    unknownText:
      "Check each character of the code. If the paper really shows this code, it does not come from the school.",
  },
};
