import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type PhotoButtonProps = {
  label: string;
  /** Opens the camera where there is one; otherwise the photo library. */
  usesCamera?: boolean;
  onPhotos: (files: File[]) => void;
};

/** A button that opens a file dialog for photos, because the text of a native input cannot be translated. */
export function PhotoButton({ label, usesCamera, onPhotos }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="link"
        className={usesCamera ? "only-touch" : undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name={usesCamera ? "camera" : "plus"} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/*"
        multiple={!usesCamera}
        capture={usesCamera ? "environment" : undefined}
        onChange={({ currentTarget: field }) => {
          const files = [...(field.files ?? [])];
          field.value = "";
          onPhotos(files);
        }}
      />
    </>
  );
}
