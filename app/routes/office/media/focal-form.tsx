import { type MouseEvent, useRef, useState } from "react";
import { Form } from "react-router";
import type { MediumView } from "#app/features/media/library.server.ts";
import { type FocalPoint, roundToTens } from "#app/features/media/medium.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { Button } from "#app/ui/button.tsx";
import { getFocusClass, getPictureSizes, getPictureUrl } from "#app/ui/pictures.ts";
import { useMessages } from "#app/ui/use-messages.ts";

type FocalFormProps = { publicName: string; version: NonNullable<MediumView["version"]> };
const crops = ["banner", "card", "phone", "square"] as const;

/** Sets the focal point of a picture with two sliders or a click. Four crops show the result. */
export function FocalForm({ publicName, version }: FocalFormProps) {
  const t = useMessages(mediaMessages);
  const [point, setPoint] = useState<FocalPoint>(version.focus);
  const sliders = useRef<HTMLFieldSetElement>(null);
  const { widths, width, height } = getPictureSizes(publicName);
  const file = getPictureUrl(
    publicName,
    `${widths.findLast((one) => one <= 960) ?? widths[0]}.avif`,
  );
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
        {/* The sliders do the same for keyboard users. */}
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
            start={version.focus.x}
            onSlide={setPointFromSliders}
          />
          <Slider
            name="y"
            label={t.down}
            value={point.y}
            start={version.focus.y}
            onSlide={setPointFromSliders}
          />
          <Button
            type="submit"
            name="intent"
            value="save-focal-point"
            variant="secondary"
            size="small"
          >
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
        {label} <span className="numbers">{t.percent(`${value}`)}</span>
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
