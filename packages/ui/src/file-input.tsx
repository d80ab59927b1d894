import * as say from "@suvarna/words/here/ui";
import { Upload } from "lucide";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { CONTROL } from "./control-look.ts";
import { Icon } from "./icon.tsx";

/**
 * A file input in the language of the page, with the names of the chosen files. The browser's own
 * input lies above it, invisible, because its words are in the language of the browser. Without
 * JavaScript the browser's input is shown.
 */
export function FileInput({ onChange, ...input }: Omit<ComponentProps<"input">, "type">) {
  const frame = useRef<HTMLSpanElement>(null);
  const [names, setNames] = useState("");
  useEffect(() => {
    const form = frame.current?.closest("form");
    const clear = () => setNames("");
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);
  return (
    <span
      ref={frame}
      className={`${CONTROL} relative flex! items-center gap-2.5 text-small hover:border-wine has-aria-invalid:border-alert has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine has-disabled:bg-sand has-disabled:text-ink-mute`}
    >
      <Icon of={Upload} size={18} className="text-wine noscript:hidden" />
      <span aria-hidden className="truncate noscript:hidden">
        {names || (input.multiple ? say.chooseFiles : say.chooseFile)}
      </span>
      <input
        {...input}
        type="file"
        onChange={(event) => {
          onChange?.(event);
          setNames(Array.from(event.target.files ?? [], ({ name }) => name).join(", "));
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
      />
    </span>
  );
}
