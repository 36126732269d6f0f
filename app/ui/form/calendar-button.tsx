import { useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { setInputValue } from "./set-input-value.ts";

type CalendarButtonProps = {
  /** Accessible name, for example "Ouvrir le calendrier : date de naissance". */
  label: string;
};

/**
 * Opens the browser's date picker and writes the chosen date into the three inputs beside it, which are the ones
 * submitted. Renders nothing without scripts or without `showPicker`.
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

/** Returns the day, month and year inputs of the same date, in that order. */
function findDateInputs(calendar: HTMLInputElement): HTMLInputElement[] {
  const inputs = calendar
    .closest(".date-inputs")
    ?.querySelectorAll<HTMLInputElement>("input[name]");
  return [...(inputs ?? [])];
}

/**
 * Converts day, month and year in digits to YYYY-MM-DD. Returns "" for anything else: the picker then opens on today.
 */
export function toIsoDate([day = "", month = "", year = ""]: string[]): string {
  const padToTwo = (text: string) => text.trim().padStart(2, "0");
  const date = `${year.trim()}-${padToTwo(month)}-${padToTwo(day)}`;
  return /^\d{4}-(?!00)\d\d-(?!00)\d\d$/.test(date) ? date : "";
}
