import { FieldError } from "@suvarna/ui/field.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/push";
import { useEffect, useId, useRef, useState } from "react";
import { pushWords } from "./push-words.tsx";
import { useDevicePush } from "./use-device-push.ts";

/**
 * An offer to get news on this device, where something was just asked for. It is shown only where
 * one press can turn the news on; the answer to the press takes its place.
 */
export function PushOffer({ about, className }: { about: "order" | "price"; className?: string }) {
  const { state, busy, failed, turnOn } = useDevicePush();
  const [pressed, setPressed] = useState(false);
  const errorId = useId();
  const answer = useRef<HTMLParagraphElement>(null);
  const isAnswered = pressed && state !== "off";
  useEffect(() => {
    // The pressed button leaves the page with its focus, so the answer takes the focus and is read.
    if (isAnswered) answer.current?.focus();
  }, [isAnswered]);
  if (state === undefined || state === "none" || (state !== "off" && !pressed)) return null;
  return (
    <div className={`text-small text-ink-soft ${className ?? ""}`}>
      <p ref={answer} tabIndex={-1} className="outline-none">
        {state === "off" ? OFFERS[about] : pushWords(state)}{" "}
        {state === "off" ? (
          <TextButton
            busy={busy}
            aria-describedby={failed ? errorId : undefined}
            onClick={() => {
              setPressed(true);
              turnOn();
            }}
            className="text-small! text-wine!"
          >
            {say.turnOn}
          </TextButton>
        ) : null}
      </p>
      <div role="alert">{failed ? <FieldError id={errorId}>{say.failed}</FieldError> : null}</div>
    </div>
  );
}

const OFFERS = { order: say.offerOfOrder, price: say.offerOfPrice };
