import { rupees } from "@suvarna/domain/money";
import type { PersonalData } from "../platform/personal-data.ts";
import { countWaiting, findAlerts, removeAlertsOf } from "./queries.ts";

/** Data export and erasure of a user's price alerts. */
export const alertsPersonalData: PersonalData = {
  name: "alerts",
  async exportData(db, { userId }) {
    const alerts = await findAlerts(db, userId);
    return alerts.map(({ carat, productId, belowPaise, withGst, bySms, createdAt, firedAt }) => ({
      carat,
      productId,
      below: rupees(belowPaise),
      withGst,
      bySms,
      createdAt: createdAt.toISOString(),
      sentAt: firedAt?.toISOString() ?? null,
    }));
  },
  async count(db, { userId }) {
    return { alerts: await countWaiting(db, userId) };
  },
  async erase(tx, { userId }) {
    await removeAlertsOf(tx, userId);
  },
};
