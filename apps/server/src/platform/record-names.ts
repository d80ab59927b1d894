import { REFUSED_ACT } from "./audit.ts";
import type { Db } from "./database.ts";

/**
 * The names by which people know the records of one capability, such as the number of an order. The
 * audit log and the requests for approval store only ids, and their pages show these names.
 */
export interface RecordNames {
  /**
   * The first words of the audited actions on these records, and of the kinds of requests about
   * them, such as `order` of `order.moved`.
   */
  readonly of: readonly string[];
  /** Reads the names of records by their ids. Ids without a record are left out. */
  namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Reads the names of the people whose records these are, such as the buyer of an order. */
  ownersOf?(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Finds the ids of the records that a number or code names, as a person types it. */
  find(db: Db, code: string): Promise<readonly string[]>;
}

/** A line of the audit log, or a request, as far as it says which record it is about. */
interface Line {
  readonly what: string;
  readonly subject: string | null;
}

/** Reads the names of the records of audit lines or requests, by the ids of the records. */
export function nameRecords(
  db: Db,
  lines: readonly Line[],
  kinds: readonly RecordNames[],
): Promise<ReadonlyMap<string, string>> {
  return readNames(
    lines,
    kinds.map(({ of, namesOf }) => ({ of, read: (ids) => namesOf(db, ids) })),
  );
}

/** Reads the names of the people whose records the lines are about, by the ids of the records. */
export function nameOwners(
  db: Db,
  lines: readonly Line[],
  kinds: readonly RecordNames[],
): Promise<ReadonlyMap<string, string>> {
  return readNames(
    lines,
    kinds.flatMap(({ of, ownersOf }) =>
      ownersOf ? [{ of, read: (ids) => ownersOf(db, ids) }] : [],
    ),
  );
}

/** Reads names for the subjects of lines, each from the capabilities that it may belong to. */
async function readNames(
  lines: readonly Line[],
  sources: readonly {
    readonly of: readonly string[];
    read(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  }[],
): Promise<ReadonlyMap<string, string>> {
  const nameLists = await Promise.all(
    sources.map(({ of, read }) => {
      const ids = lines.flatMap(({ what, subject }) =>
        subject !== null && isAbout(what, of) ? [subject] : [],
      );
      return ids.length === 0 ? new Map<string, string>() : read([...new Set(ids)]);
    }),
  );
  return new Map(nameLists.flatMap((names) => [...names]));
}

/** Whether an action may be on records of a capability. A refused act may be on any record. */
function isAbout(what: string, of: readonly string[]): boolean {
  const kind = what.split(".")[0] ?? "";
  return kind === REFUSED_ACT || of.includes(kind);
}

/**
 * Lists the subjects of audit lines that a text can mean: the text itself, which is an id or a code
 * that the log stores, and the ids of the records that are known by it.
 */
export async function subjectsOf(
  db: Db,
  text: string,
  kinds: readonly RecordNames[],
): Promise<string[]> {
  const matches = await Promise.all(kinds.map(({ find }) => find(db, text)));
  return [...new Set([text, ...matches.flat()])];
}
