import { getTableColumns, is, Param, Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { TypedQueryBuilder } from "drizzle-orm/query-builders/query-builder";
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

/** Where whole rows go. */
interface Insertion {
  readonly name: string;
  /** @param db the handle, or what is to be inserted beside this */
  readonly build: (
    db: Pick<Db, "insert">,
    rows: Placeholder,
  ) => Query<unknown> & TypedQueryBuilder<undefined>;
}

let insertions = 0;

/**
 * Writes one whole row into a table. All rows of one turn go out as one statement, whatever their
 * tables: what refers to what is checked at its end.
 * @param options.unlessThere leaves a row out whose value of this column is there already
 */
export function insertion<Table extends PgTable>(
  table: Table,
  { unlessThere }: { unlessThere?: PgColumn } = {},
): (db: Db, row: Table["$inferSelect"]) => Promise<void> {
  insertions += 1;
  const into: Insertion = {
    name: `insertion_${insertions}`,
    build(db, rows) {
      const all = db.insert(table).select(rowsOf(table, rows));
      return unlessThere ? all.onConflictDoNothing({ target: unlessThere }) : all;
    },
  };
  return (db, row) => insertRow(db, { into, row });
}

const insertRow = gathered(
  async (db: Db, all: readonly { readonly into: Insertion; readonly row: object }[]) => {
    const rows = Map.groupBy(all, ({ into }) => into);
    const given = [...rows].map(([{ name }, some]) => {
      return [name, JSON.stringify(some.map(({ row }) => row))] as const;
    });
    await insertInto([...rows.keys()])(db, Object.fromEntries(given));
  },
);

type Rows = Readonly<Record<string, string>>;

const intoAll = new Map<string, (db: Db, rows: Rows) => Promise<unknown>>();

/** The statement that writes rows into all of these. */
function insertInto(all: readonly Insertion[]): (db: Db, rows: Rows) => Promise<unknown> {
  const key = all.map(({ name }) => name).join();
  let insert = intoAll.get(key);
  if (!insert) {
    const [first, ...others] = all as [Insertion, ...Insertion[]];
    insert = statement((db, places: Places<Rows>) => {
      const place = (name: string) => places[name] as Placeholder;
      const beside = others.map(({ name, build }) => db.$with(name).as(build(db, place(name))));
      return first.build(db.with(...beside), place(first.name));
    });
    intoAll.set(key, insert);
  }
  return insert;
}

/**
 * What an insert selects from: rows with all columns of the table, given as one parameter. It is a
 * JSON list, so that any number of them is the same statement; jsonb, so that it is read once.
 */
export function rowsOf(table: PgTable, rows: Placeholder): SQL {
  const columns = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`,
  );
  return sql`select * from jsonb_to_recordset(${rows}::jsonb) as given (${sql.join(columns, sql`, `)})`;
}

const texts = new Map<string, string>();

/**
 * A statement that is a text, such as a library's own, on any handle: a server reads and plans it
 * once too.
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
