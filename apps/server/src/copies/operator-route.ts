import { createHash, timingSafeEqual } from "node:crypto";
import { isAbsolute } from "node:path";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import type { App } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { type BackupObjects, writeBackup } from "./backup.ts";
import { BACKUP_PATH, type BackupProgress, makeOperatorToken } from "./operator-token.ts";

const body = z.object({ file: z.string().refine(isAbsolute) });

/**
 * Registers the calls by which `npm run backup` tells the running shop to write a backup, and asks
 * for its progress. Only the shop's own process can read the embedded database. Anybody who can
 * read the token file can read that database too.
 * @param shop.objects the objects that belong to a backup
 */
export async function registerOperatorBackup(
  fastify: FastifyInstance,
  { app, dataDir, objects }: { app: App; dataDir: string; objects: BackupObjects },
): Promise<void> {
  const token = await makeOperatorToken(dataDir);
  let last: BackupProgress = { state: "none" };

  function requireToken({ headers }: FastifyRequest): void {
    if (!isSame(headers.authorization ?? "", `Bearer ${token}`)) throw new Refusal("forbidden");
  }

  async function write(file: string, log: FastifyBaseLogger): Promise<void> {
    try {
      const { database, clock } = app;
      last = { state: "done", ...(await writeBackup({ database, objects, now: clock() }, file)) };
    } catch (cause) {
      log.error({ err: cause }, "a backup could not be written");
      last = { state: "failed" };
    }
  }

  fastify.get(BACKUP_PATH, { schema: { hide: true } }, async (request) => {
    requireToken(request);
    return last;
  });
  fastify.post(BACKUP_PATH, { schema: { hide: true } }, async (request, reply) => {
    requireToken(request);
    const read = body.safeParse(request.body);
    if (!read.success) throw new Refusal("bad_request");
    // Only one backup may run at a time, because it holds the only connection of the embedded
    // database.
    if (last.state === "running") return reply.code(409).send(last);
    last = { state: "running" };
    void write(read.data.file, request.log);
    return reply.code(202).send(last);
  });
}

/**
 * The tokens are hashed before they are compared: hashes have equal lengths, so the time of the
 * comparison reveals nothing about the token.
 */
function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(digestOf(sent), digestOf(expected));
}

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
