import type { CaseList, DifferenceState } from "@suvarna/domain/payment";
import { eq } from "drizzle-orm";
import { countCapped } from "../platform/capped-count.ts";
import { cutPage } from "../platform/cut-page.ts";
import type { Db } from "../platform/database.ts";
import { readCursor, type TimeCursor, writeCursor } from "../platform/time-cursor.ts";
import { countCases, cursorOfCase, listCases } from "./case-queries.ts";
import { isInList, listRefunds, type RefundFilter } from "./refund-queries.ts";
import { type DayOfGateway, listDays, listDifferences } from "./settlement-queries.ts";
import { settlementDays, settlementDifferences } from "./settlement-tables.ts";
import { paymentRefunds } from "./tables.ts";

/** The page of a list that staff ask for. */
interface PageRequest {
  /** The cursor that the previous page returned; undefined for the first page. */
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** A page of a list, with the number of rows in all pages, counted up to 10,001. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The cursor of the next page; null after the last page. */
  readonly nextCursor: string | null;
}

/** Reads a page of the refunds that a filter selects. */
export function pageOfRefunds(db: Db, filter: RefundFilter, request: PageRequest) {
  return readPage(request, {
    ...BY_TIME,
    list: (part) => listRefunds(db, filter, part),
    count: () => countCapped(db, paymentRefunds, isInList(filter)),
    cursorOf: ({ refund: { createdAt: at, id } }) => ({ part: 0, at, id }),
  });
}

/** Reads a page of the reports of gateways. */
export function pageOfCases(db: Db, list: CaseList, request: PageRequest) {
  return readPage(request, {
    ...BY_TIME,
    list: (part) => listCases(db, list, part),
    count: () => countCases(db, list),
    cursorOf: ({ paymentCase }) => cursorOfCase(paymentCase),
  });
}

/** Reads a page of the differences in a state. */
export function pageOfDifferences(db: Db, state: DifferenceState, request: PageRequest) {
  return readPage(request, {
    ...BY_TIME,
    list: (part) => listDifferences(db, state, part),
    count: () => countCapped(db, settlementDifferences, eq(settlementDifferences.state, state)),
    cursorOf: ({ foundAt: at, id }) => ({ part: 0, at, id }),
  });
}

/** Reads a page of the compared days. */
export function pageOfDays(db: Db, request: PageRequest) {
  return readPage(request, {
    read: readDayCursor,
    write: ({ day, gateway }) => `${day}.${gateway}`,
    list: (part) => listDays(db, part),
    count: () => countCapped(db, settlementDays, undefined),
    cursorOf: ({ day, gateway }): DayOfGateway => ({ day, gateway }),
  });
}

/** The cursor of a list that is sorted by time. */
const BY_TIME = { read: readCursor, write: writeCursor } satisfies Partial<
  PagedList<never, TimeCursor>
>;

function readDayCursor(text: string): DayOfGateway | null {
  const [, day, gateway] = /^(\d{4}-\d\d-\d\d)\.([a-z][a-z0-9-]{1,31})$/.exec(text) ?? [];
  return day && gateway ? { day, gateway } : null;
}

/** A list that is read in pages, with the position at which a page begins. */
interface PagedList<Row, Position> {
  /** Reads a position from a cursor; null when the text is not a valid cursor. */
  readonly read: (cursor: string) => Position | null;
  readonly write: (position: Position) => string;
  readonly list: (part: { after: Position | null; limit: number }) => Promise<Row[]>;
  readonly count: () => Promise<number>;
  readonly cursorOf: (row: Row) => Position;
}

/** Reads a page of a list. A cursor that is not valid has no rows behind it. */
async function readPage<Row, Position>(
  { cursor, limit }: PageRequest,
  { read, write, list, count, cursorOf }: PagedList<Row, Position>,
): Promise<ListPage<Row>> {
  const after = cursor === undefined ? null : read(cursor);
  const isInvalid = cursor !== undefined && after === null;
  const found = isInvalid ? [] : await list({ after, limit: limit + 1 });
  const { page: rows, last } = cutPage(found, limit);
  return { rows, total: await count(), nextCursor: last ? write(cursorOf(last)) : null };
}
