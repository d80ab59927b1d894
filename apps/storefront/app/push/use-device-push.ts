import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { personalKey } from "../platform/personal-key.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { type DevicePush, readPush, turnOffPush, turnOnPush } from "./device-push.ts";

const KEY = "push";

/**
 * Whether this device gets push messages, and the functions that change it. `state` is undefined
 * until it is known.
 */
export function useDevicePush() {
  const client = useQueryClient();
  // The user may allow or block notifications in the browser's settings, and then come back.
  const { data: state } = usePersonalQuery([KEY], readPush, { refetchOnWindowFocus: true });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function change(to: () => Promise<DevicePush>): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      client.setQueryData(personalKey(KEY), await to());
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }
  return {
    state,
    busy,
    failed,
    turnOn: () => void change(turnOnPush),
    turnOff: () => void change(turnOffPush),
  };
}
