import type { PersonalData } from "../platform/personal-data.ts";
import { findOfUser, removeOfUser } from "./queries.ts";

/**
 * Data export and erasure of the devices that get push messages. Whoever knows the whole address of
 * a device could send to it, so the export has only the host of the push service.
 */
export const pushPersonalData: PersonalData = {
  name: "pushDevices",
  async exportData(db, { userId }) {
    return (await findOfUser(db, userId)).map(({ endpoint, createdAt, lastSentAt }) => ({
      service: new URL(endpoint).host,
      createdAt: createdAt.toISOString(),
      lastSentAt: lastSentAt?.toISOString() ?? null,
    }));
  },
  async erase(tx, { userId }) {
    await removeOfUser(tx, userId);
  },
};
