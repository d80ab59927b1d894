/**
 * The features of PostgreSQL that the shop needs although a distributed engine lacks them, or
 * provides them in another way. docs/scale.md names the replacement of each feature.
 * @type {Record<string, string>}
 */
export const NEEDED = {
  "pg_notify()": "CockroachDB has no notifications, YugabyteDB has none or by a flag",
  listen: "CockroachDB has no notifications, YugabyteDB has none or by a flag",
  "pg_advisory_xact_lock()": "CockroachDB accepts it and locks nothing; Citus locks on one node",
  "pg_try_advisory_xact_lock()": "CockroachDB accepts it and locks nothing",
  "hashtext()": "CockroachDB has no such function; it makes keys of advisory locks",
  "hashtextextended()": "CockroachDB has no such function; it makes keys of advisory locks",
  "lock table": "CockroachDB has none, YugabyteDB only its weakest mode",
  "skip locked": "Citus takes it in statements of one shard only",
  trigger: "Citus has none on distributed tables; CockroachDB since 24.3, for rows only",
  function: "CockroachDB has PL/pgSQL since 23.2",
  "gin index": "YugabyteDB has it for one column, CockroachDB as an inverted index",
  "generated column": "Citus can't distribute a table by it",
  "tsvector_to_array()": "CockroachDB has no such function",
  "writing with": "Citus takes it in statements of one shard only",
  cursor: "a backup reads the tables by one, on a connection of its own",
  copy: "the generator of a catalogue uses it, on a PostgreSQL server",
  "pg_has_role()": "the start asks it about the tables' owner",
  "pg_get_constraintdef()": "a backup is restored in the order of the references",
  "pg_terminate_backend()": "only tests use it",
  "pg_backend_pid()": "only tests use it",
  "pg_sleep()": "only tests use it",
};

/**
 * The features of PostgreSQL that no statement and no migration may use, with the engines that lack
 * them.
 * @type {Record<string, string>}
 */
export const REFUSED = {
  extension: "none of the three has all extensions",
  exclude: "YugabyteDB and CockroachDB have no exclusion constraints",
  deferrable: "CockroachDB checks all constraints at once",
  sequence: "a sequence is one hot row of the whole cluster; keys are UUIDs",
  "identity column": "a sequence is one hot row of the whole cluster; keys are UUIDs",
  domain: "CockroachDB has no domains",
  "composite type": "Citus and CockroachDB have them in part",
  "range type": "CockroachDB has no ranges",
  "grouping sets": "CockroachDB has none, Citus in statements of one shard only",
  "recursive with": "Citus takes it in statements of one shard only",
  "table sample": "CockroachDB has none",
  "temporary table": "CockroachDB has them as an experiment, and a pooler mixes them up",
  "unlogged table": "YugabyteDB and CockroachDB ignore it",
  inheritance: "YugabyteDB and CockroachDB have none",
  merge: "CockroachDB has none",
  rule: "Citus, YugabyteDB and CockroachDB have none",
  "block of code": "its statements can't be checked",
  notify: "use pg_notify, which takes parameters",
  "within group": "Citus gathers all rows on one node for it",
  "gist index": "YugabyteDB and CockroachDB have none",
  "spgist index": "YugabyteDB and CockroachDB have none",
  "brin index": "YugabyteDB and CockroachDB have none",
  "hash index": "CockroachDB has none",
  "websearch_to_tsquery()": "CockroachDB has no such function",
  "setweight()": "CockroachDB has no such function",
  "ts_headline()": "CockroachDB has no such function",
  "::xml": "CockroachDB has no such type",
  "::money": "CockroachDB has no such type, and money is an integer of paise",
  "::int4range": "CockroachDB has no ranges",
  "::int8range": "CockroachDB has no ranges",
  "::tstzrange": "CockroachDB has no ranges",
  "::daterange": "CockroachDB has no ranges",
  "::serial": "a sequence is one hot row of the whole cluster; keys are UUIDs",
  "::bigserial": "a sequence is one hot row of the whole cluster; keys are UUIDs",
  "::hstore": "it needs an extension",
  "::citext": "it needs an extension",
};
