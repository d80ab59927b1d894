import * as say from "@suvarna/words/here/push";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DevicePush } from "./device-push.ts";

/** Says whether this device gets push messages, and what to do where it can't. */
export function pushWords(state: Exclude<DevicePush, "none">): ReactNode {
  switch (state) {
    case "unsupported":
      return say.unsupported;
    case "blocked":
      return say.blocked;
    case "off":
      return say.isOff;
    case "on":
      return say.isOn;
    case "outbox":
      return say.isInOutbox(
        <Link key="outbox" to="/outbox" className="link-gold text-wine">
          {say.outbox}
        </Link>,
      );
  }
}
