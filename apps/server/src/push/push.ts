import type { Carrier, PushText } from "../notifications/index.ts";
import type { App } from "../platform/act.ts";
import { openPushKeys } from "./keys.ts";
import { pushCarrier } from "./push-carrier.ts";
import type { PushConfig } from "./settings.ts";

/** The push messages of the shop. Both fields are null when the shop has no keys for them. */
export interface Push {
  readonly publicKey: string | null;
  readonly carrier: Carrier<PushText> | null;
}

/** Opens the shop's keys for push messages, and creates the carrier that sends with them. */
export async function openPush({
  app,
  config,
}: {
  readonly app: Pick<App, "clock" | "database">;
  readonly config: {
    readonly demonstration: boolean;
    readonly dataDir: string;
    readonly push: PushConfig;
  };
}): Promise<Push> {
  const keys = await openPushKeys(config);
  if (keys === null) return { publicKey: null, carrier: null };
  const { services, contact } = config.push;
  const isOutbox = config.demonstration;
  const carrier = pushCarrier({ app, keys, contact, services, isOutbox });
  return { publicKey: keys.publicKey, carrier };
}
