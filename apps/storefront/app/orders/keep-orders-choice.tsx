import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/kept-orders";
import { useEffect, useState } from "react";
import { ProfileRow } from "../accounts/index.ts";
import { canKeepOrders, keepsOrders, stopKeepingOrders } from "../platform/kept-orders.ts";
import { currentToken, useSession } from "../platform/session.ts";
import { keepOrders } from "./keep-orders.ts";

/**
 * The row of the profile that switches on and off whether this device keeps the user's orders. It is
 * left out in a browser that can't keep them.
 */
export function KeepOrdersChoice() {
  const userId = useSession((session) => session.userId);
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => {
    const token = currentToken();
    if (token && canKeepOrders()) void keepsOrders(token).then(setIsOn);
  }, []);
  if (isOn === null || userId === null) return null;

  async function change(): Promise<void> {
    const token = currentToken();
    try {
      if (isOn) await stopKeepingOrders();
      else if (token && userId) await keepOrders(token, userId);
      setIsOn(!isOn);
    } catch {
      // The browser refuses, for example because the device has no room.
      toast.error(say.failed);
    }
  }
  return (
    <ProfileRow
      label={say.ordersOnThisDevice}
      action={
        <TextButton
          aria-label={isOn ? say.turnOrdersOff : say.turnOrdersOn}
          onClick={() => void change()}
        >
          {isOn ? say.turnOff : say.turnOn}
        </TextButton>
      }
    >
      <p role="status">{isOn ? say.isOn : say.isOff}</p>
    </ProfileRow>
  );
}
