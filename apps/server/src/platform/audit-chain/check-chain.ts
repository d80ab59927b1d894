import type { Db } from "../database.ts";
import { FIRST_ID } from "./append-block.ts";
import { hashBlock, NO_HASH } from "./hash-block.ts";
import { blocksAfter, listLateIds, newestBlock, rowsById, rowsIn } from "./queries.ts";
import type { AuditBlock, AuditCheck, FaultKind } from "./tables.ts";

/** The first fault of the chain. */
export interface ChainFault {
  readonly kind: FaultKind;
  readonly block: number;
  /** The id of the row that is missing or was added; null for other faults. */
  readonly row: string | null;
}

/** The result of a check: what was read, up to the first fault if there is one. */
export interface ChainResult extends Pick<AuditCheck, "blocks" | "rows"> {
  readonly fault: ChainFault | null;
}

/** The number of blocks that are read at a time. A block lists up to a thousand ids. */
const BLOCKS_AT_ONCE = 10;

/** What a check knows when it comes to a block. */
interface Known {
  readonly previous: Pick<AuditBlock, "number" | "through" | "totalRows" | "hash">;
  readonly lateIds: ReadonlySet<string>;
  /** Rows with greater ids may still get a block. */
  readonly settledThrough: string;
}

const BEFORE_ALL = { number: 0, through: FIRST_ID, totalRows: 0, hash: NO_HASH };

/**
 * Computes the hashes of all blocks of the audit log again, and looks for rows that were changed,
 * deleted or added afterwards. It reads the whole log, in small statements.
 */
export async function checkChain(db: Db, signal?: AbortSignal): Promise<ChainResult> {
  const last = await newestBlock(db);
  const settledThrough = last?.settledThrough ?? FIRST_ID;
  const lateIds = await listLateIds(db);
  let previous: Known["previous"] = BEFORE_ALL;
  const result = (fault: ChainFault | null) => {
    return { blocks: previous.number, rows: previous.totalRows, fault };
  };
  while (last && previous.number < last.number) {
    const blocks = await blocksAfter(db, previous.number, BLOCKS_AT_ONCE);
    if (blocks.length === 0) break;
    for (const block of blocks) {
      signal?.throwIfAborted();
      const fault = await faultOf(db, block, { previous, lateIds, settledThrough });
      if (fault) return result(fault);
      previous = block;
    }
  }
  return result(null);
}

async function faultOf(
  db: Db,
  block: AuditBlock,
  { previous, lateIds, settledThrough }: Known,
): Promise<ChainFault | null> {
  const fault = (kind: FaultKind, row: string | null = null) => ({
    kind,
    block: block.number,
    row,
  });
  const totalRows = previous.totalRows + block.rowIds.length + block.lateIds.length;
  if (
    block.number !== previous.number + 1 ||
    block.previousHash !== previous.hash ||
    block.totalRows !== totalRows
  ) {
    return fault("block_broken");
  }
  const range = await rowsIn(db, { after: previous.through, through: block.through });
  const listed = new Set(block.rowIds);
  const added = range.find(({ id }) => !listed.has(id) && !lateIds.has(id) && id <= settledThrough);
  if (added) return fault("row_added", added.id);
  const own = range.filter(({ id }) => listed.has(id));
  const late = await rowsById(db, block.lateIds);
  const found = new Set([...own, ...late].map(({ id }) => id));
  const missing = [...block.rowIds, ...block.lateIds].find((id) => !found.has(id));
  if (missing) return fault("row_missing", missing);
  return hashBlock(block, [...own, ...late]) === block.hash ? null : fault("row_changed");
}
