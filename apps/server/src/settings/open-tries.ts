import type { TestOutcome } from "@suvarna/contract/settings/staff-schemas";
import { findUser } from "../identity/index.ts";
import {
  type Carriers,
  type Notifications,
  type Signature,
  tryLetter,
  tryText,
} from "../notifications/index.ts";
import { type Payments, pingGateway } from "../payments/index.ts";
import { type App, act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import type { ServiceTests } from "./test-service.ts";

interface TriesDependencies {
  readonly app: App;
  readonly carriers: Carriers;
  readonly notifications: Pick<Notifications, "send">;
  readonly payments: Pick<Payments, "connections">;
  readonly signature: (db: Db) => Promise<Signature>;
}

const SYSTEM = { kind: "system", name: "settings" } as const;
const INDIAN_TIME = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/**
 * Creates the functions that test the outside services. In a shop without a mail server, the test
 * letter stays in the local outbox.
 */
export function openTries(dependencies: TriesDependencies): ServiceTests {
  const { app, carriers, notifications, payments, signature } = dependencies;
  const { db } = app.database;
  return {
    gateway(name) {
      const connection = payments.connections.get(name);
      return connection ? pingGateway(connection) : null;
    },
    async letter({ userId, key, at }) {
      const user = await findUser(db, userId);
      if (!user) return "refused";
      const about = { at: INDIAN_TIME.format(at) };
      if (!carriers.email.isOutbox) {
        const to = { id: key, to: user.email, ...about };
        return tryLetter(carriers, await signature(db), to);
      }
      const message = {
        kind: "service-test",
        email: user.email,
        about,
        key: `test:${key}`,
      } as const;
      await act(app, SYSTEM, ({ tx }) => notifications.send(tx, message));
      return "kept";
    },
    async text({ userId, key }): Promise<TestOutcome> {
      const user = await findUser(db, userId);
      if (!user?.phone || !user.phoneVerified) return "no_phone";
      return tryText(carriers, await signature(db), { id: key, to: user.phone });
    },
  };
}
