// Preloaded into a shop's process by tests (`node --import`). The module breaks the embedded
// database engine permanently as soon as the file of BREAK_ENGINE_FILE exists, and deletes that
// file.
import { rmSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

const LOOK_EVERY_MS = 100;

/**
 * A SQL function with infinite recursion, which uses up the memory in which the engine handles
 * errors.
 */
const USE_UP_STACK = `
  create or replace function without_end() returns int language plpgsql
    as 'begin return without_end(); end';
  select without_end()`;

const open = PGlite.create.bind(PGlite) as (...given: unknown[]) => Promise<PGlite>;

Object.assign(PGlite, {
  async create(...given: unknown[]) {
    const engine = await open(...given);
    // PGlite creates the files of a new database with a second engine in memory. That engine must
    // not be broken, because the shop does not use it.
    if (typeof given[0] !== "string") return engine;
    const look = setInterval(() => {
      try {
        rmSync(process.env["BREAK_ENGINE_FILE"] ?? "");
      } catch {
        return;
      }
      clearInterval(look);
      engine.exec(USE_UP_STACK).catch(() => {});
    }, LOOK_EVERY_MS);
    look.unref();
    return engine;
  },
});
