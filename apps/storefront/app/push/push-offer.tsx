import { FieldError } from "@suvarna/ui/field.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/push";
import { useId, useState } from "react";
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
  if (state === undefined || state === "none" || (state !== "off" && !pressed)) return null;
  return (
    <div className={`text-small text-ink-soft ${className ?? ""}`}>
      <p role="status">
        {state === "off" ? OFFERS[about] : pushWords(state)}{" "}
        {state === "off" ? (
          <TextButton
            disabled={busy}
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
      {failed ? <FieldError id={errorId}>{say.failed}</FieldError> : null}
    </div>
  );
}

const OFFERS = { order: say.offerOfOrder, price: say.offerOfPrice };
