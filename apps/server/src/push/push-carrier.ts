import { type Carrier, CarrierRefusal, type PushText } from "../notifications/index.ts";
import type { App } from "../platform/act.ts";
import { JobFailure } from "../platform/job-kind.ts";
import { type Sender, sendPush } from "./adapters/web-push.ts";
import { isOfPushService, STAND_IN } from "./push-services.ts";
import { findSubscription, markSent, removeSubscription } from "./queries.ts";

interface CarrierDependencies extends Sender {
  readonly app: Pick<App, "clock" | "database">;
  readonly services: readonly string[];
  /** Whether people read the messages in the local outbox of a demonstration as well. */
  readonly isOutbox: boolean;
  readonly timeoutMs?: number;
}

/**
 * Creates the carrier of push messages, whose recipients are ids of subscriptions. The browser
 * replaces a notification by a newer one of the same topic, so a repeated message does no harm.
 */
export function pushCarrier(dependencies: CarrierDependencies): Carrier<PushText> {
  const { app, keys, services, isOutbox, timeoutMs } = dependencies;
  const { db, autocommit } = app.database;

  return {
    isOutbox,
    knowsRepeats: true,
    async carry({ to, content: { seconds, topic, ...shown } }) {
      const receiver = await findSubscription(db, to);
      if (!receiver) throw new CarrierRefusal("the subscription has ended");
      const { endpoint, serverKey } = receiver;
      if (serverKey !== keys.publicKey) {
        await removeSubscription(autocommit, receiver);
        throw new CarrierRefusal("the subscription is for another key of the shop");
      }
      if (isOutbox && endpoint.startsWith(STAND_IN)) return null;
      if (!isOfPushService(services, endpoint)) {
        throw new CarrierRefusal("the address is not of a known push service");
      }
      const message = { payload: JSON.stringify({ ...shown, topic }), seconds, topic };
      const how = { now: app.clock(), ...(timeoutMs ? { timeoutMs } : {}) };
      const status = await sendPush(dependencies, receiver, message, how);
      if (status >= 200 && status < 300) {
        await markSent(autocommit, to, app.clock());
        return null;
      }
      if (status === 429 || status >= 500) throw new JobFailure(`the push service: ${status}`);
      // The browser has ended the subscription, or the user has blocked the shop's news.
      if (status === 404 || status === 410) await removeSubscription(autocommit, receiver);
      throw new CarrierRefusal(`the push service refused it with status ${status}`);
    },
  };
}
