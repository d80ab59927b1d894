import { NEEDED, REFUSED } from "./distributed-features.mjs";

/**
 * Lists the features of PostgreSQL that statements use, except for those that every SQL database
 * has. Citus, YugabyteDB and CockroachDB may lack such a feature. Functions are named with `()`,
 * types with `::`, operators by themselves.
 * @param {string} text one or more statements
 * @returns {Promise<Set<string>>}
 * @throws {Error} if PostgreSQL's parser does not understand a statement
 */
export async function featuresOf(text) {
  // The parser's package is loaded here, because it is installed only after `npm test` has loaded
  // its steps.
  const { parse } = await import("libpg-query");
  /** @type {Set<string>} */
  const features = new Set();
  collect((await parse(text)).stmts ?? [], features);
  return features;
}

/**
 * The statements that are a feature by themselves. The key is the kind of the statement in
 * PostgreSQL's parser.
 */
const STATEMENTS = /** @type {Record<string, string>} */ ({
  CreateTrigStmt: "trigger",
  CreateFunctionStmt: "function",
  CreateExtensionStmt: "extension",
  CreateSeqStmt: "sequence",
  CreateDomainStmt: "domain",
  CompositeTypeStmt: "composite type",
  CreateRangeStmt: "range type",
  CreateTableAsStmt: "create table as",
  DeclareCursorStmt: "cursor",
  DoStmt: "block of code",
  ListenStmt: "listen",
  NotifyStmt: "notify",
  LockStmt: "lock table",
  MergeStmt: "merge",
  CopyStmt: "copy",
  RuleStmt: "rule",
  ViewStmt: "view",
  RangeTableSample: "table sample",
  GroupingSet: "grouping sets",
  WindowDef: "window",
});

/** PostgreSQL's usual kind of index. Any other kind is reported as a feature. */
const TREE = "btree";
/** The names of the columns that PostgreSQL adds to each table. */
const SYSTEM_COLUMNS = new Set(["ctid", "xmin", "xmax", "cmin", "cmax", "tableoid"]);

/**
 * @param {any} node a part of a parsed statement
 * @param {Set<string>} features
 */
function collect(node, features) {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, features);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  for (const [kind, body] of Object.entries(node)) {
    const statement = STATEMENTS[kind];
    if (statement) features.add(statement);
    for (const feature of featuresOfPart(kind, body)) features.add(feature);
    collect(body, features);
  }
}

/**
 * @param {string} kind
 * @param {any} body
 * @returns {string[]}
 */
function featuresOfPart(kind, body) {
  switch (kind) {
    case "FuncCall": {
      const within = body.agg_within_group ? ["within group"] : [];
      return [`${nameOf(body.funcname)}()`, ...within];
    }
    case "typeName":
      return body.names ? [`::${nameOf(body.names)}`] : [];
    case "A_Expr":
      return body.kind === "AEXPR_OP" ? [nameOf(body.name)] : [];
    case "LockingClause":
      return (
        { LockWaitSkip: ["skip locked"], LockWaitError: ["nowait"] }[
          /** @type {string} */ (body.waitPolicy)
        ] ?? []
      );
    case "withClause":
      return body.recursive ? ["recursive with"] : [];
    case "CommonTableExpr":
      return body.ctequery.SelectStmt ? [] : ["writing with"];
    case "IndexStmt":
      return body.accessMethod === TREE ? [] : [`${body.accessMethod} index`];
    case "Constraint":
      return featuresOfConstraint(body);
    case "CreateStmt":
      return [
        ...(body.inhRelations ? ["inheritance"] : []),
        ...(body.partspec ? ["partition"] : []),
      ];
    case "RangeVar":
    case "relation":
      return (
        { t: ["temporary table"], u: ["unlogged table"] }[
          /** @type {string} */ (body.relpersistence)
        ] ?? []
      );
    case "ColumnRef": {
      const column = body.fields.at(-1).String?.sval;
      return SYSTEM_COLUMNS.has(column) ? [`column ${column}`] : [];
    }
    default:
      return [];
  }
}

/**
 * @param {any} constraint
 * @returns {string[]}
 */
function featuresOfConstraint({ contype, deferrable }) {
  const features = deferrable || contype === "CONSTR_ATTR_DEFERRABLE" ? ["deferrable"] : [];
  if (contype === "CONSTR_EXCLUSION") features.push("exclude");
  if (contype === "CONSTR_GENERATED") features.push("generated column");
  if (contype === "CONSTR_IDENTITY") features.push("identity column");
  return features;
}

/** @param {any[]} names the parts of a qualified name */
function nameOf(names) {
  return names.at(-1)?.String?.sval ?? "?";
}

/**
 * Matches functions that tell something about one PostgreSQL server. The shop may use only those
 * that are listed.
 */
const OF_A_SERVER = /^pg_\w+\(\)$/;
/**
 * Matches the tables of the job queue pg-boss, which supports Citus, YugabyteDB and CockroachDB by
 * profiles of its own.
 */
const OF_PG_BOSS = /\bjobs\.|\bpgboss\b/;
/** Matches the table of applied migrations, which the library Drizzle created. */
const OF_DRIZZLE = /\bdrizzle\.|\b__drizzle_migrations\b/;
/**
 * Matches functions that tell the state of a server with replicas. A distributed engine replicates
 * in its own way.
 */
const OF_REPLICAS = /\bpg_(control_|current_wal|last_wal|wal_lsn|walfile|is_in_recovery)/;

/**
 * Checks statements for features that Citus, YugabyteDB or CockroachDB lack and for which
 * docs/scale.md names no replacement.
 * @param {readonly { from: string, text: string }[]} statements each with its origin
 * @returns {Promise<string[]>} a line for each fault
 */
export async function faultsOfStatements(statements) {
  /** @type {Map<string, string>} */
  const faults = new Map();
  for (const { from, text } of statements) {
    if (OF_PG_BOSS.test(text) || OF_DRIZZLE.test(text) || OF_REPLICAS.test(text)) continue;
    for (const feature of await featuresOf(text)) {
      const why = REFUSED[feature] ?? (OF_A_SERVER.test(feature) ? "it belongs to a server" : null);
      if (why === null || feature in NEEDED || faults.has(feature)) continue;
      faults.set(feature, `${from} uses ${feature}: ${why}. See docs/scale.md.`);
    }
  }
  return [...faults.values()];
}
