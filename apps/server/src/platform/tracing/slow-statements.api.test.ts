import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../../test/fresh-database.ts";
import { PUBLIC } from "../http/declared-auth.ts";
import { createServer } from "../http/server.ts";
import { logSlowStatements } from "./slow-statements.ts";
import { runInWork } from "./work.ts";

const SLOW_MS = 60;
const SLOWLY = sql`select pg_sleep(0.08), ${"what a person typed"}::text`;

interface Line {
  readonly msg: string;
  readonly statement?: string;
  readonly ms?: number;
  readonly reqId?: string;
}

const lines: Line[] = [];
let database: FreshDatabase;
let server: FastifyInstance;
let endLog: () => void;
beforeAll(async () => {
  database = await freshDatabase("empty");
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  server = await createServer({ logLevel: "info", trustProxy: false, logTo });
  server.post("/slow", { config: PUBLIC }, async () => {
    await database.served.transaction((tx) => tx.execute(SLOWLY));
    await database.served.db.execute(SLOWLY);
    return {};
  });
  endLog = logSlowStatements(server.log, SLOW_MS);
});
beforeEach(() => void lines.splice(0));
afterAll(async () => {
  endLog();
  await server.close();
  await database[Symbol.asyncDispose]();
});

const slow = () => lines.filter(({ statement }) => statement?.includes("pg_sleep"));

it("logs a slow statement with its text and time, and without its parameters", async () => {
  await database.served.db.execute(SLOWLY);
  expect(slow()).toMatchObject([
    { msg: "a slow statement", statement: "select pg_sleep(0.08), $1::text" },
  ]);
  expect(slow()[0]?.ms).toBeGreaterThanOrEqual(SLOW_MS);
  expect(JSON.stringify(slow())).not.toContain("typed");
  expect(slow()[0]).not.toHaveProperty("reqId");
});

it("logs one that fails, and no fast one", async () => {
  const { db } = database.served;
  await expect(db.execute(sql`select pg_sleep(0.08), 1 / (random() * 0)::int`)).rejects.toThrow();
  await db.execute(sql`select pg_sleep(0)`);
  expect(slow()).toHaveLength(1);
});

it("names the request, also in a transaction and after a body has arrived", async () => {
  await server.inject({ method: "POST", url: "/slow", payload: { name: "Meera" } });
  const answered = lines.find(({ msg }) => msg === "answered");
  expect(answered?.reqId).toBeTruthy();
  expect(slow().map(({ reqId }) => reqId)).toEqual([answered?.reqId, answered?.reqId]);
});

it("names the job", async () => {
  const job = { kind: "job", id: "a-job", within: undefined } as const;
  await runInWork(job, async () => await database.served.db.execute(SLOWLY));
  expect(slow()).toMatchObject([{ jobId: "a-job" }]);
});

it("logs nothing when it is switched off", async () => {
  endLog();
  endLog = logSlowStatements(server.log, 0);
  await database.served.db.execute(SLOWLY);
  expect(slow()).toEqual([]);
});
