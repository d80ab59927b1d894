import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { embeddedDatabase } from "./database.ts";
import { watchEngine } from "./engine-watch.ts";

/** A function with infinite recursion, which uses up the engine's error stack. */
const USE_UP_STACK = `
  create function without_end() returns int language plpgsql as 'begin return without_end(); end';
  select without_end()`;

it("reports an embedded engine that refuses all statements, once", async () => {
  const engine = await PGlite.create();
  const failed = Promise.withResolvers<Error>();
  let reports = 0;
  watchEngine(
    embeddedDatabase(engine, () => {}),
    (cause) => {
      reports += 1;
      failed.resolve(cause);
    },
    { askEveryMs: 1 },
  );
  await engine.query("select 1");
  expect(reports).toBe(0);

  await engine.exec(USE_UP_STACK).catch(() => {});
  expect((await failed.promise).cause).toMatchObject({ code: "XX000" });
  await engine.query("select 1").catch(() => {});
  expect(reports).toBe(1);
});

it("reports no engine that was closed after the watch had ended", async () => {
  const engine = await PGlite.create();
  const stop = watchEngine(
    embeddedDatabase(engine, () => {}),
    (cause) => expect.unreachable(cause.message),
    { askEveryMs: 1 },
  );
  await engine.query("select 1");
  stop();
  await engine.close();
});

it("reports an engine whose only connection is blocked for ever", async () => {
  const engine = await PGlite.create();
  const failed = Promise.withResolvers<Error>();
  const stop = watchEngine(
    embeddedDatabase(engine, () => {}),
    failed.resolve,
    { askEveryMs: 1, answerWithinMs: 200 },
  );
  const held = Promise.withResolvers<void>();
  const holding = engine.transaction(() => held.promise);
  expect((await failed.promise).message).toBe("The engine has not answered for 200 ms");
  stop();
  held.resolve();
  await holding;
  await engine.close();
});

it("allows long work on the only connection", async () => {
  const engine = await PGlite.create();
  const database = embeddedDatabase(engine, () => {});
  const stop = watchEngine(database, (cause) => expect.unreachable(cause.message), {
    askEveryMs: 1,
    answerWithinMs: 50,
  });
  await database.withoutStatementLimit(({ transaction }) => transaction(() => pause(300)));
  await database.probe(sql`select 1`);
  stop();
  await database.close();
});
