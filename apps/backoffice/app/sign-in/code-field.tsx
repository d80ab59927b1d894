import { useEffect, useId, useRef, useState } from "react";

const LENGTH = 6;

/**
 * The field for the six digits of an authenticator app. It is one input element that looks like six
 * boxes. It accepts a pasted code, and submits the code with the sixth digit.
 */
export function CodeField({
  send,
  busy,
  failed,
  label = "Code from your authenticator",
}: {
  send(code: string): void;
  busy: boolean;
  /** Whether the previous code was refused. The field is then emptied and gets the focus. */
  failed: boolean;
  label?: string;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (busy) return;
    if (failed) setCode("");
    field.current?.focus();
  }, [failed, busy]);

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-caption font-medium">
        {label}
      </label>
      <div className="relative">
        <div aria-hidden className="grid grid-cols-6 gap-2">
          {Array.from({ length: LENGTH }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified only by its position.
              key={place}
              className={`grid h-13 place-items-center rounded-control border bg-surface text-[1.375rem] font-medium ${
                focused && place === Math.min(code.length, LENGTH - 1)
                  ? "border-wine outline-2 -outline-offset-1 outline-wine"
                  : "border-line-strong"
              }`}
            >
              {code[place]}
            </span>
          ))}
        </div>
        <input
          ref={field}
          id={id}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={busy}
          aria-describedby={`${id}-hint`}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, "").slice(0, LENGTH);
            setCode(digits);
            if (digits.length === LENGTH) send(digits);
          }}
          className="absolute inset-0 size-full cursor-text text-base text-transparent caret-transparent opacity-0"
        />
      </div>
      <p id={`${id}-hint`} className="mt-1.25 text-hint text-ink-mute">
        {busy ? "Checking" : "It is sent when the sixth digit is in."}
      </p>
    </div>
  );
}
