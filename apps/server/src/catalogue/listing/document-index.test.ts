import { expect, it, vi } from "vitest";
import type { Db } from "../../platform/database.ts";
import type { Columns } from "./columns.ts";
import { createDocumentIndex } from "./document-index.ts";

/** An index on a database that fails at each use, and the number of these uses. */
function anIndex() {
  const fetchDocuments = vi.fn();
  const db = new Proxy({} as Db, {
    get() {
      fetchDocuments();
      throw new Error("The database is away");
    },
  });
  return {
    index: createDocumentIndex(db, {} as Columns, () => {}),
    fetchDocuments: fetchDocuments,
  };
}

it("reads the database when it is loaded, but not after it was closed", async () => {
  const open = anIndex();
  await expect(open.index.load()).rejects.toThrow("away");
  const closed = anIndex();
  closed.index.close();
  await closed.index.load();
  expect(await closed.index.current()).toBeNull();
  expect(closed.fetchDocuments).not.toHaveBeenCalled();
});
