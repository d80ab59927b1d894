import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { expect, it } from "vitest";
import { undoneWords } from "./import-words.ts";

const said = (state: Import["state"], undone: Import["undone"]) =>
  undoneWords({ state, undone, written: { changed: 3, new: 2, refused: 0 } } as Import);
const by = { _id: "1", name: "Heera Zaveri" };

it("says that an import was undone, when, by whom, and that nothing remains", () => {
  const words = said("undone", { at: "2026-01-02T10:00:00.000Z", by, rows: 5, kept: 0 });
  expect(words).toMatch(/^This import was undone by Heera Zaveri, 2 Jan.*3:30 pm\./);
  expect(words).toContain("5 rows are as before. Nothing of it remains.");
});

it("says what remains of an import that was undone in part", () => {
  const kept = said("undone", { at: null, by, rows: 4, kept: 1 });
  expect(kept).toContain("4 rows are as before. 1 row remains, because");
  const stopped = said("undo_stopped", {
    at: null,
    by: { _id: "1", name: null },
    rows: 2,
    kept: 0,
  });
  expect(stopped).toBe(
    "The undoing of this import was stopped by somebody who left. 2 rows are as before. 3 rows still stand.",
  );
  expect(said("done", null)).toBeNull();
});
