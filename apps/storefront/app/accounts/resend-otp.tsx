import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/accounts-login";
import { useEffect, useState } from "react";

/** The button that sends the code again, enabled at `until` (in milliseconds). */
export function ResendOtp({ until, busy, send }: { until: number; busy: boolean; send(): void }) {
  const seconds = useSecondsUntil(until);
  if (seconds > 0) {
    // The countdown is hidden from screen readers, because they would read it every second: it is in
    // the description of the focused field. They find the button once it can be pressed.
    return (
      <span aria-hidden>
        {say.sendAgainIn(
          <span key="time" className="num">
            {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
          </span>,
        )}
      </span>
    );
  }
  return (
    <TextButton busy={busy} onClick={send}>
      {say.sendAgain}
    </TextButton>
  );
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
