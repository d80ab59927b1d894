import { UNDO_IMPORT_STATES } from "@suvarna/contract/imports/constants";
import type { Import, ImportRow } from "@suvarna/contract/imports/staff-schemas";
import { rupees } from "@suvarna/domain/money";
import { namesOf } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";
import type { ImportRowRecord } from "./list-rows.ts";
import type { ImportRecord } from "./queries.ts";

/** Converts imports to the API's format, with the names of the staff who sent the files. */
export async function serializeImports(
  db: Db,
  records: readonly ImportRecord[],
): Promise<Import[]> {
  const names = await namesOf(db, records.flatMap(peopleOf));
  return records.map((record) => serializeImport(record, names));
}

export async function serializeOne(db: Db, record: ImportRecord): Promise<Import> {
  return serializeImport(record, await namesOf(db, peopleOf(record)));
}

const peopleOf = ({ createdBy, startedBy }: ImportRecord) =>
  startedBy === null ? [createdBy] : [createdBy, startedBy];

function serializeImport(at: ImportRecord, names: ReadonlyMap<string, string>): Import {
  const { same, changed, added, errors, unlikely, startedBy } = at;
  const person = (id: string) => ({ _id: id, name: names.get(id) ?? null });
  return {
    _id: at.id,
    name: at.name,
    bytes: at.bytes,
    state: at.state,
    by: person(at.createdBy),
    createdAt: at.createdAt.toISOString(),
    rows: at.rows,
    done: at.done,
    columns: at.columns,
    unknownColumns: at.unknownColumns,
    counts: { same, changed, new: added, error: errors, unlikely },
    prices: {
      moved: at.pricesMoved,
      sum: rupees(at.priceMovePaise),
      before: rupees(at.priceBeforePaise),
      makingMoved: at.makingMoved,
      makingSum: at.makingMoveBp / 100,
      fallFar: at.fallsApproved ? 0 : at.fallsFar,
    },
    problem: at.problem,
    written: { changed: at.writtenChanged, new: at.writtenNew, refused: at.refused },
    startedAt: at.startedAt?.toISOString() ?? null,
    endedAt: at.endedAt?.toISOString() ?? null,
    undoUntil: at.undoUntil?.toISOString() ?? null,
    undone: UNDO_IMPORT_STATES.includes(at.state)
      ? {
          at: at.undoneAt?.toISOString() ?? null,
          // The undoing was started last.
          by: startedBy === null ? null : person(startedBy),
          rows: at.undoneRows,
          kept: at.keptRows,
        }
      : null,
  };
}

export function serializeRow(row: ImportRowRecord): ImportRow {
  const { model, name, productId, kind, changes, errors, unlikely, outcome, reason } = row;
  const priceMove = row.priceMovePaise === null ? null : rupees(row.priceMovePaise);
  const about = { row: row.row, model, name, productId, kind, changes, errors, unlikely };
  return { ...about, priceMove, outcome, reason };
}
