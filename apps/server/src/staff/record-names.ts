import { inArray } from "drizzle-orm";
import { namesOf } from "../identity/index.ts";
import { isId } from "../platform/ids.ts";
import type { RecordNames } from "../platform/record-names.ts";
import { staffInvitations } from "./tables.ts";

/**
 * The people of the staff, by their names. A person who has not joined yet has the name of the
 * invitation.
 */
export const personNames: RecordNames = {
  of: ["person"],
  async namesOf(db, ids) {
    const known = ids.filter(isId);
    const invited = await db
      .select({ id: staffInvitations.id, name: staffInvitations.name })
      .from(staffInvitations)
      .where(inArray(staffInvitations.id, known));
    return new Map([
      ...invited.map(({ id, name }) => [id, name] as const),
      ...(await namesOf(db, known)),
    ]);
  },
  find: async () => [],
};
