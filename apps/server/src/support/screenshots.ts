import type { SentFile } from "@suvarna/contract/endpoint";
import { type Actor, act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { existingIds } from "../platform/existing-ids.ts";
import { newId } from "../platform/ids.ts";
import { readToken, signToken } from "../platform/signed-token.ts";
import { findPicture, insertPicture } from "./queries.ts";
import type { Support } from "./support.ts";
import { ticketPictures } from "./tables.ts";

/** The folder of the object store in which the pictures of tickets are kept. */
export const TICKET_PICTURES_FOLDER = "ticket-pictures";
const FOLDER = `/${TICKET_PICTURES_FOLDER}/`;
const PURPOSE = "ticket-picture";
const HOUR_MS = 3_600_000;

/**
 * Stores an uploaded picture for a message that will be sent later.
 * @returns the picture's id
 * @throws Refusal picture_unusable, unavailable
 */
export async function keepScreenshot(
  { app, files, makeScreenshot }: Pick<Support, "app" | "files" | "makeScreenshot">,
  actor: Actor,
  file: SentFile,
): Promise<string> {
  const id = newId();
  const picture = await makeScreenshot(file).catch((error: unknown) => {
    throw error instanceof Refusal ? pictureUnusable() : error;
  });
  const { webp: bytes, width, height } = picture;
  const webp = await files.keep(nameOf(id), { type: "image/webp", bytes });
  await act(app, actor, ({ tx, at }) =>
    insertPicture(tx, { id, name: "", webp, width, height, createdAt: at }),
  );
  return id;
}

const nameOf = (id: string) => `${TICKET_PICTURES_FOLDER}/${id}.webp`;

/**
 * Returns the bytes of a picture of a ticket; null when there is none.
 * @throws Refusal unavailable
 */
export async function readScreenshot(
  { app, files }: Pick<Support, "app" | "files">,
  id: string,
): Promise<Buffer | null> {
  const row = await findPicture(app.database.db, id);
  return row && files.read(nameOf(id), row.webp);
}

/** Returns those of the given ids that belong to pictures of tickets. */
export function existingScreenshots(db: Db, ids: readonly string[]): Promise<Set<string>> {
  return existingIds(db, ticketPictures, ids);
}

/**
 * Creates the refusal of an unusable picture. The refusal names the form's field in which the
 * picture was chosen.
 */
export function pictureUnusable(): Refusal {
  const { message } = new Refusal("picture_unusable");
  return new Refusal("picture_unusable", { fields: { screenshot: message } });
}

/**
 * Returns the signed address of a picture, for readers of the picture's ticket. The address changes
 * only once an hour, so that browsers can cache the picture, and expires within two hours.
 */
export function pictureAddress({ secret }: Pick<Config, "secret">, id: string, now: Date): string {
  const until = new Date((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS);
  const token = signToken(secret, { purpose: PURPOSE, subject: id, until });
  return `${FOLDER}${id}.webp?${new URLSearchParams({ token })}`;
}

/** Returns whether a token allows reading this picture now. */
export function mayOpenPicture(
  { secret }: Pick<Config, "secret">,
  { id, token, now }: { id: string; token: string; now: Date },
): boolean {
  return readToken(secret, { purpose: PURPOSE, token, now }) === id;
}
