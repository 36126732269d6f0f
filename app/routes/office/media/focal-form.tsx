import { type MouseEvent, useRef, useState } from "react";
import { Form } from "react-router";
import type { MediumView } from "#app/features/media/library.server.ts";
import { type FocalPoint, roundToTens } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/i18n/media.ts";
import { Button } from "#app/ui/button.tsx";
import { getFocusClass, getPictureSizes, getPictureUrl } from "#app/ui/pictures.ts";
import { useMessages } from "#app/ui/use-messages.ts";

type FocalFormProps = { shownAs: string; edition: NonNullable<MediumView["version"]> };
const crops = ["banner", "card", "phone", "square"] as const;

/** The point of a picture that stays in view: two sliders, or a touch; four crops show what becomes of it. */
export function FocalForm({ shownAs, edition }: FocalFormProps) {
  const t = useMessages(mediaMessages);
  const [point, setPoint] = useState<FocalPoint>(edition.focus);
  const sliders = useRef<HTMLFieldSetElement>(null);
  const { widths, width, height } = getPictureSizes(shownAs);
  const file = getPictureUrl(shownAs, `${widths.findLast((one) => one <= 960) ?? widths[0]}.avif`);
  const setPointFromClick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const clickedPoint = {
      x: roundToTens(((event.clientX - box.left) / box.width) * 100),
      y: roundToTens(((event.clientY - box.top) / box.height) * 100),
    };
    for (const input of sliders.current?.querySelectorAll("input") ?? [])
      input.value = `${input.name === "x" ? clickedPoint.x : clickedPoint.y}`;
    setPoint(clickedPoint);
  };
  const setPointFromSliders = () => {
    const values = [...(sliders.current?.querySelectorAll("input") ?? [])].map(
      ({ value }) => value,
    );
    const [x = 50, y = 50] = values.map(Number);
    setPoint({ x, y });
  };
  return (
    <Form method="post" className="panel stack" preventScrollReset>
      <h2>{t.focus}</h2>
      <div className="focal">
        {/* The sliders do the same for the keyboard. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders beside it are its controls */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders beside it are its controls */}
        <div className="focal-image" onClick={setPointFromClick}>
          <img src={file} alt="" width={width} height={height} />
          <svg className="focal-layer" aria-hidden="true">
            <circle className="focal-halo" cx={`${point.x}%`} cy={`${point.y}%`} r="18" />
            <circle className="focal-ring" cx={`${point.x}%`} cy={`${point.y}%`} r="18" />
            <circle className="focal-dot" cx={`${point.x}%`} cy={`${point.y}%`} r="6" />
          </svg>
        </div>
        <fieldset className="focal-controls" ref={sliders}>
          <legend className="vh">{t.focus}</legend>
          <p className="hint">{t.focusText}</p>
          <Slider
            name="x"
            label={t.across}
            value={point.x}
            start={edition.focus.x}
            onSlide={setPointFromSliders}
          />
          <Slider
            name="y"
            label={t.down}
            value={point.y}
            start={edition.focus.y}
            onSlide={setPointFromSliders}
          />
          <Button type="submit" name="do" value="focus" variant="secondary" small>
            {t.saveFocus}
          </Button>
        </fieldset>
      </div>
      <ul className="crops">
        {crops.map((crop) => (
          <li key={crop}>
            <figure>
              <img
                src={file}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                className={`is-${crop} ${getFocusClass(point)}`}
              />
              <figcaption>{t.crops[crop]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Form>
  );
}

type SliderProps = {
  name: "x" | "y";
  label: string;
  value: number;
  start: number;
  onSlide: () => void;
};

function Slider({ name, label, value, start, onSlide }: SliderProps) {
  const t = useMessages(mediaMessages);
  return (
    <label>
      <span>
        {label} <span className="figures">{t.percent(`${value}`)}</span>
      </span>
      <input
        type="range"
        name={name}
        min={0}
        max={100}
        step={10}
        defaultValue={start}
        onInput={onSlide}
      />
    </label>
  );
}
