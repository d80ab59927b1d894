import { createHash, timingSafeEqual } from "node:crypto";
import { isAbsolute } from "node:path";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { App } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { writeBackup } from "./backup.ts";
import { BACKUP_PATH, makeOperatorToken } from "./operator-token.ts";

const body = z.object({ file: z.string().refine(isAbsolute) });

/**
 * Registers the call by which `npm run backup` has the running shop write a backup: only the shop's
 * own process can read the embedded database. Whoever can read the token can read that database too.
 * @param shop.pictures the folder of the uploaded pictures
 */
export async function registerOperatorBackup(
  fastify: FastifyInstance,
  { app, dataDir, pictures }: { app: App; dataDir: string; pictures: string },
): Promise<void> {
  const token = await makeOperatorToken(dataDir);
  fastify.post(BACKUP_PATH, { schema: { hide: true } }, async ({ headers, body: sent }) => {
    if (!isSame(headers.authorization ?? "", `Bearer ${token}`)) throw new Refusal("forbidden");
    const read = body.safeParse(sent);
    if (!read.success) throw new Refusal("bad_request");
    const { database, clock } = app;
    return writeBackup({ database, pictures, now: clock() }, read.data.file);
  });
}

/** Hashes have equal length, so the time of the comparison reveals nothing about the token. */
function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(digestOf(sent), digestOf(expected));
}

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
