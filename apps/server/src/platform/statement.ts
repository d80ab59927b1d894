import { getTableColumns, is, Param, Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";
import { gathered } from "./gathered.ts";

/** What a statement is given each time, as places in its text. */
export type Places<Given> = { readonly [Name in keyof Given]: Placeholder<string, Given[Name]> };

interface Query<Result> {
  prepare(name: string): { execute(): Promise<Result> };
}

/** What drizzle knows of a query, besides the connection that it is sent on. */
interface Built<Result> {
  readonly params: readonly unknown[];
  execute(): Promise<Result>;
}

/** A query as it was built, and what each of its parameters is made of. */
interface Made<Result> {
  readonly built: Built<Result>;
  readonly fillers: readonly Filler[];
}

type Given = Readonly<Record<string, unknown>>;
type Filler = (given: Given) => unknown;

let statements = 0;

/**
 * A statement for where time counts: its text is built once, not at each call, and a PostgreSQL
 * server reads and plans it once for each connection. It runs on any handle, in or out of a
 * transaction.
 * @param build makes the query with places for what is given. It runs once, so an insert must be
 *   given every column whose default is made here (ids)
 */
export function statement<Asked extends object, Result>(
  build: (db: Db, places: Places<Asked>) => Query<Result>,
): (db: Db, given: Asked) => Promise<Result> {
  statements += 1;
  const name = `statement_${statements}`;
  // The two engines have kinds of prepared queries of their own.
  const made = new Map<unknown, Made<Result>>();

  function make(db: Db): Made<Result> {
    const query = build(db, PLACES as Places<Asked>);
    const built = query.prepare(name) as unknown as Built<Result>;
    return { built, fillers: built.params.map(fillerOf) };
  }

  return (db, given) => {
    const { session } = db._;
    let known = made.get(session.constructor);
    if (!known) {
      known = make(db);
      made.set(session.constructor, known);
    }
    const params = known.fillers.map((fill) => fill(given as Given));
    // Drizzle ties a query to the handle that it was built with; all else of it holds for any.
    const { client } = session as unknown as { client: unknown };
    return Object.create(known.built, {
      client: { value: client },
      params: { value: params },
    }).execute();
  };
}

/** Where a parameter comes from. Null is null in every column, which drizzle's own filling forgets. */
function fillerOf(param: unknown): Filler {
  if (is(param, Placeholder)) return (given) => given[param.name];
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const {
    encoder,
    value: { name },
  } = param;
  return (given) => {
    const value = given[name] ?? null;
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}

/** A place for each name that is asked for. */
const PLACES = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/** Writes one whole row into a table, together with the others of the same turn. */
export function insertion<Table extends PgTable>(
  table: Table,
): (db: Db, row: Table["$inferSelect"]) => Promise<void> {
  const insert = statement<GivenRows, unknown>((db, { rows }) =>
    db.insert(table).select(rowsOf(table, rows)),
  );
  return gathered(async (db: Db, rows: readonly Table["$inferSelect"][]) => {
    await insert(db, { rows: JSON.stringify(rows) });
  });
}

/** Rows of a table as one parameter: a JSON list, so that any number of them is the same statement. */
export interface GivenRows {
  readonly rows: string;
}

/** What an insert selects from: the given rows, each with all columns of the table. */
export function rowsOf(table: PgTable, rows: Placeholder): SQL {
  const columns = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`,
  );
  return sql`select * from json_to_recordset(${rows}::json) as given (${sql.join(columns, sql`, `)})`;
}

const texts = new Map<string, string>();

/**
 * A library's own statement on any handle, which a server reads and plans once too.
 * @param text one of few: connections keep each for good
 */
export async function runText(
  db: Db,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const name = texts.get(text) ?? `text_${texts.size}`;
  texts.set(text, name);
  const query = { sql: text, params: values };
  return (await db._.session.prepareQuery(query, undefined, name, false).execute()) as {
    rows: unknown[];
  };
}
