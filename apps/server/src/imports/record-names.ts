import { inArray } from "drizzle-orm";
import { isId } from "../platform/ids.ts";
import type { RecordNames } from "../platform/record-names.ts";
import { imports } from "./tables.ts";

/** The names of the files of imports, for the page of the audit log. No code leads to an import. */
export const importNames: RecordNames = {
  of: ["import"],
  async namesOf(db, ids) {
    const rows = await db
      .select({ id: imports.id, name: imports.name })
      .from(imports)
      .where(inArray(imports.id, ids.filter(isId)));
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  find: async () => [],
};
