import { FieldError } from "@suvarna/ui/field.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/push";
import { useId } from "react";
import { pushWords, useDevicePush } from "../push/index.ts";
import { ProfileRow } from "./profile-row.tsx";

/**
 * The row of the profile that turns push messages to this device on and off. It is left out where
 * the shop sends none.
 */
export function PushChoice() {
  const { state, busy, failed, turnOn, turnOff } = useDevicePush();
  const errorId = useId();
  if (state === undefined || state === "none") return null;
  const isOn = state === "on" || state === "outbox";
  const button = (
    <TextButton
      aria-label={isOn ? say.turnNewsOff : say.turnNewsOn}
      aria-describedby={failed ? errorId : undefined}
      aria-disabled={busy}
      onClick={busy ? undefined : isOn ? turnOff : turnOn}
    >
      {isOn ? say.turnOff : say.turnOn}
    </TextButton>
  );
  return (
    <div className="border-t border-line pt-3.5">
      <ProfileRow label={say.news} action={isOn || state === "off" ? button : null}>
        <p role="status">{pushWords(state)}</p>
        <div role="alert">{failed ? <FieldError id={errorId}>{say.failed}</FieldError> : null}</div>
      </ProfileRow>
    </div>
  );
}
