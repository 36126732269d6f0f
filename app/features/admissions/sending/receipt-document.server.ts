import type { Campus } from "#app/features/access/actor.ts";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { getSchools } from "#app/i18n/school.ts";
import type { PdfContent } from "#app/platform/pdf/pdf-content.ts";
import { receiptMessages } from "../messages/receipt.ts";
import type { ApplicationRecord } from "../record/record.ts";
import { formatReceiptCode } from "./receipt-code.ts";

export type ReceiptContent = {
  number: string;
  campus: Campus;
  sentAt: Date;
  code: string;
  record: ApplicationRecord;
};

/** Composes the receipt. `origin` is that of the site that checks the code. */
export function composeReceipt(
  { number, campus, sentAt, code, record }: ReceiptContent,
  origin: string,
): PdfContent {
  const { locale } = record;
  const t = receiptMessages[locale];
  const checkUrl = `${origin}${localizePath(locale, "/recu")}`;
  const formattedCode = formatReceiptCode(code);
  return {
    title: t.titled(number),
    language: locale,
    letterhead: { name: record.school ?? getSchools()[locale].name, note: t.cities },
    footer: t.titled(number),
    blocks: [
      { part: "title", text: t.title },
      { part: "figure", text: number },
      {
        part: "text",
        text: t.sentOn(
          formatCampusDate(locale, sentAt, campus),
          formatTimeWithZone(locale, sentAt, campus),
        ),
      },
      { part: "text", text: [record.intake, record.campus].join(" · ") },
      {
        part: "code",
        address: `${checkUrl}/${code}`,
        alternative: t.codeAlternative,
        lines: [t.check, t.checkHow(checkUrl), t.codeIs(formattedCode)],
      },
      { part: "note", text: t.notAnOffer },
      { part: "heading", text: t.content },
      // Before the answers, because at the end it could stand alone on a page.
      { part: "note", text: t.declared(record.declaration) },
      ...record.blocks.flatMap(({ title, rows }): PdfContent["blocks"] => [
        { part: "heading", text: title },
        {
          part: "rows",
          rows: rows.map(({ label, value }) => ({ label, value: value ?? t.notGiven(label) })),
        },
      ]),
    ],
  };
}
