import { useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { setInputValue } from "./set-input-value.ts";

type CalendarButtonProps = {
  /** "Ouvrir le calendrier : date de naissance". */
  label: string;
};

/**
 * Opens the browser's own calendar and writes the chosen day in the three inputs beside it, which stay the
 * answer. Not shown without scripts, nor where a browser has no calendar to open.
 */
export function CalendarButton({ label }: CalendarButtonProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const [isSupported, setSupported] = useState(false);
  useEffect(() => setSupported("showPicker" in HTMLInputElement.prototype), []);
  if (!isSupported) return null;
  return (
    <div className="calendar-button">
      <Button
        variant="secondary"
        className="btn-icon"
        aria-label={label}
        onClick={() => {
          const input = calendar.current;
          if (!input) return;
          input.value = toIsoDate(findDateInputs(input).map(({ value }) => value));
          input.showPicker();
        }}
      >
        <Icon name="calendar-blank" />
      </Button>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget: input }) => {
          const [year = "", month = "", day = ""] = input.value.split("-");
          const parts = [Number(day), Number(month), year];
          if (!input.value) return;
          for (const [index, dateInput] of findDateInputs(input).entries())
            setInputValue(dateInput, `${parts[index]}`);
        }}
      />
    </div>
  );
}

/** Day, month and year: the inputs of the same date, in their order. */
function findDateInputs(calendar: HTMLInputElement): HTMLInputElement[] {
  const inputs = calendar
    .closest(".date-inputs")
    ?.querySelectorAll<HTMLInputElement>("input[name]");
  return [...(inputs ?? [])];
}

/** Where the calendar opens: the day already written in digits; "" for today. */
export function toIsoDate([day = "", month = "", year = ""]: string[]): string {
  const padToTwo = (text: string) => text.trim().padStart(2, "0");
  const date = `${year.trim()}-${padToTwo(month)}-${padToTwo(day)}`;
  return /^\d{4}-(?!00)\d\d-(?!00)\d\d$/.test(date) ? date : "";
}
