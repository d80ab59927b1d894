/**
 * A migration that the rules check.
 * @typedef {object} Migration
 * @property {string} name the name of its file, without `.sql`
 * @property {string} text
 */

/**
 * The rules for migrations, each with the sentence that is printed for a migration that breaks the
 * rule.
 */
const RULES = {
  index: "makes an index on a table that is in use: CREATE INDEX CONCURRENTLY keeps it writable",
  "drop-index": "drops an index and waits for all readers: use DROP INDEX CONCURRENTLY",
  "concurrently-alone":
    "has CONCURRENTLY, so it runs outside a transaction: it may have nothing else, and each CREATE INDEX CONCURRENTLY needs DROP INDEX CONCURRENTLY IF EXISTS of the same name before it, because a broken-off build leaves an index that is not valid",
  "not-null":
    "sets NOT NULL, which reads the whole table under a lock: first add CHECK (column IS NOT NULL) NOT VALID, and validate it in a migration of its own",
  type: "changes the type of a column, which writes the table anew and breaks the processes that run: add a column, fill it, and drop the old one in a later release",
  rename: "renames what the processes that run still call by its old name",
  drop: "drops what the processes that run may still use: write `-- unused since 0000_name`, the last migration of an earlier release, once no statement of that release uses it",
  "new-column":
    "adds a column that the processes that run can't fill, or whose default is computed for each row: make it nullable, or give it a constant default",
  constraint:
    "adds a constraint that reads the whole table under a lock: add it NOT VALID, or USING INDEX",
  validate:
    "validates a constraint in the migration that adds it, under its lock: do it in a migration of its own",
  rows: "changes rows of a table that is in use, all of them in one transaction: do it in a job, in batches",
  lock: "locks a whole table for as long as it takes",
  block: "has a block of code, whose statements can't be checked",
};

/** @typedef {keyof typeof RULES} Rule */

/**
 * Matches a line that allows a migration to break a rule: `-- migration-rules: allow rows, because
 * the table has ten rows`.
 */
const ALLOWED = /^-- migration-rules: allow ([a-z-]+), because .{10,}$/gm;
const UNUSED_SINCE = /^-- unused since (\d{4}_[\w-]+)$/m;

/**
 * Checks the migrations that a shop applies while its earlier release still serves. No migration
 * may lock a table that is in use for a long time, or remove anything that the earlier release
 * uses.
 * @param {Migration[]} migrations in their order
 * @param {readonly string[]} old the names of those that were made before the rules
 * @returns {Promise<string[]>} the faults, a sentence each
 */
export async function faultsOfMigrations(migrations, old) {
  const exempt = new Set(old);
  const names = new Set(migrations.map(({ name }) => name));
  const faults = old
    .filter((name) => !names.has(name))
    .map((name) => `${name} is listed as old, but is not there.`);
  /** @type {Known} */
  const known = { checks: new Map(), filled: new Set(), earlier: new Set() };
  for (const { name, text } of migrations) {
    const broken = await rulesBroken(text, known);
    if (!exempt.has(name)) {
      const allowed = new Set(Array.from(text.matchAll(ALLOWED), ([, rule]) => rule));
      for (const rule of broken) {
        if (!allowed.has(rule)) faults.push(`${name} (${rule}) ${RULES[rule]}.`);
        allowed.delete(rule);
      }
      for (const rule of allowed) faults.push(`${name} allows ${rule}, which it does not need.`);
    }
    known.earlier.add(name);
  }
  return faults;
}

/**
 * The facts from the migrations that were read before.
 * @typedef {object} Known
 * @property {Map<string, string>} checks the columns of checks for NOT NULL, by the constraints'
 *   names
 * @property {Set<string>} filled the columns whose check for NOT NULL has been validated
 * @property {Set<string>} earlier the names of the migrations
 */

/**
 * @param {string} text
 * @param {Known} known
 * @returns {Promise<Set<Rule>>}
 */
async function rulesBroken(text, known) {
  // The parser's package is loaded here, because it is installed only after `npm test` has loaded
  // its steps.
  const { parse } = await import("libpg-query");
  const statements = (await parse(text)).stmts ?? [];
  /** @type {Set<Rule>} */
  const broken = new Set();
  /** @type {Own} */
  const own = { tables: new Set(), constraints: new Set(), text };
  const bodies = statements.map(({ stmt }) => Object.entries(/** @type {any} */ (stmt))[0]);
  for (const [kind, body] of /** @type {[string, any][]} */ (bodies)) {
    for (const rule of rulesBrokenBy(kind, body, own, known)) broken.add(rule);
  }
  if (!isAloneWhenConcurrent(/** @type {[string, any][]} */ (bodies))) {
    broken.add("concurrently-alone");
  }
  return broken;
}

/**
 * The tables and constraints that the migration itself creates. No release uses them yet, so the
 * migration may change them freely.
 * @typedef {object} Own
 * @property {Set<string>} tables
 * @property {Set<string>} constraints
 * @property {string} text
 */

/**
 * @param {string} kind the kind of the statement in PostgreSQL's parser
 * @param {any} body
 * @param {Own} own
 * @param {Known} known
 * @returns {Rule[]}
 */
function rulesBrokenBy(kind, body, own, known) {
  const inUse = () => !own.tables.has(body.relation?.relname);
  switch (kind) {
    case "CreateStmt":
      own.tables.add(body.relation.relname);
      return [];
    case "IndexStmt":
      return inUse() && !body.concurrent ? ["index"] : [];
    case "AlterTableStmt":
      if (!inUse()) return [];
      return body.cmds.flatMap((/** @type {any} */ { AlterTableCmd: command }) =>
        rulesBrokenByChange(command, body.relation.relname, own, known),
      );
    case "RenameStmt":
    case "AlterObjectSchemaStmt":
      return ["rename"];
    case "AlterEnumStmt":
      return body.oldVal ? ["rename"] : [];
    case "DropStmt":
      if (body.removeType === "OBJECT_INDEX") return body.concurrent ? [] : ["drop-index"];
      return mayDrop(own, known) ? [] : ["drop"];
    case "UpdateStmt":
    case "DeleteStmt":
    case "MergeStmt":
      return inUse() ? ["rows"] : [];
    case "InsertStmt":
      return inUse() && !body.selectStmt?.SelectStmt?.valuesLists ? ["rows"] : [];
    case "TruncateStmt":
    case "LockStmt":
    case "ClusterStmt":
    case "VacuumStmt":
    case "RefreshMatViewStmt":
    case "ReindexStmt":
      return ["lock"];
    case "DoStmt":
      return ["block"];
    default:
      return [];
  }
}

/**
 * @param {any} command a part of ALTER TABLE
 * @param {string} table
 * @param {Own} own
 * @param {Known} known
 * @returns {Rule[]}
 */
function rulesBrokenByChange({ subtype, name, def }, table, own, known) {
  switch (subtype) {
    case "AT_AddColumn":
      return rulesBrokenByColumn(def.ColumnDef);
    case "AT_SetNotNull":
      return known.filled.has(`${table}.${name}`) ? [] : ["not-null"];
    case "AT_AlterColumnType":
      return ["type"];
    case "AT_DropColumn":
      return mayDrop(own, known) ? [] : ["drop"];
    case "AT_AddConstraint": {
      const { Constraint: constraint } = def;
      own.constraints.add(constraint.conname);
      const column = columnOfNotNullCheck(constraint);
      if (column) known.checks.set(constraint.conname, `${table}.${column}`);
      return constraint.indexname || constraint.skip_validation ? [] : ["constraint"];
    }
    case "AT_ValidateConstraint": {
      const column = known.checks.get(name);
      if (column) known.filled.add(column);
      return own.constraints.has(name) ? ["validate"] : [];
    }
    default:
      return [];
  }
}

/**
 * @param {any} column
 * @returns {Rule[]}
 */
function rulesBrokenByColumn({ constraints = [] }) {
  /** @type {any[]} */
  const parts = constraints.map((/** @type {any} */ { Constraint: part }) => part);
  const given = parts.find(({ contype }) => contype === "CONSTR_DEFAULT");
  const isRequired = parts.some(({ contype }) => contype === "CONSTR_NOTNULL");
  const reads = ["CONSTR_UNIQUE", "CONSTR_PRIMARY", "CONSTR_CHECK", "CONSTR_FOREIGN"];
  /** @type {Rule[]} */
  const broken = [];
  if ((isRequired && !given) || (given && !isConstant(given.raw_expr))) broken.push("new-column");
  if (parts.some(({ contype }) => ["CONSTR_GENERATED", "CONSTR_IDENTITY"].includes(contype))) {
    broken.push("new-column");
  }
  if (parts.some(({ contype }) => reads.includes(contype))) broken.push("constraint");
  return broken;
}

/**
 * Returns whether PostgreSQL can compute a default once for all rows. Then it does not rewrite the
 * table.
 * @param {any} value
 * @returns {boolean}
 */
function isConstant(value) {
  if (value.TypeCast) return isConstant(value.TypeCast.arg);
  if (value.A_ArrayExpr) return (value.A_ArrayExpr.elements ?? []).every(isConstant);
  const isNow = value.FuncCall?.funcname.at(-1).String.sval === "now";
  return Boolean(value.A_Const || value.SQLValueFunction || isNow);
}

/**
 * Returns the column of a constraint CHECK (column IS NOT NULL).
 * @param {any} constraint
 * @returns {string | null}
 */
function columnOfNotNullCheck({ raw_expr: check }) {
  const test = check?.NullTest;
  if (test?.nulltesttype !== "IS_NOT_NULL") return null;
  return test.arg.ColumnRef?.fields.at(-1).String.sval ?? null;
}

/**
 * Returns whether the migration names an earlier migration since which no release uses the dropped
 * column or table.
 * @param {Own} own
 * @param {Known} known
 */
function mayDrop({ text }, { earlier }) {
  return earlier.has(UNUSED_SINCE.exec(text)?.[1] ?? "");
}

/**
 * @param {[string, any][]} bodies
 */
function isAloneWhenConcurrent(bodies) {
  if (!bodies.some(([, body]) => body.concurrent)) return true;
  /** @type {Set<string>} */
  const dropped = new Set();
  return bodies.every(([kind, body]) => {
    if (kind === "IndexStmt") return body.concurrent && dropped.delete(body.idxname);
    if (kind !== "DropStmt" || !body.concurrent || !body.missing_ok) return false;
    for (const { List: list } of body.objects) dropped.add(list.items.at(-1).String.sval);
    return true;
  });
}
