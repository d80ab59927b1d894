import type { SentFile } from "@suvarna/contract/endpoint";
import { type Actor, act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { readToken, signToken } from "../platform/signed-token.ts";
import { insertPicture } from "./queries.ts";
import type { Support } from "./support.ts";

const FOLDER = "/ticket-pictures/";
const PURPOSE = "ticket-picture";
const HOUR_MS = 3_600_000;

/**
 * Stores an uploaded picture for a message that will be sent later.
 * @returns its id
 * @throws Refusal picture_unusable
 */
export async function keepScreenshot(
  { app, makeScreenshot }: Pick<Support, "app" | "makeScreenshot">,
  actor: Actor,
  file: SentFile,
): Promise<string> {
  const id = newId();
  const picture = await makeScreenshot(file).catch((error: unknown) => {
    throw error instanceof Refusal ? pictureUnusable() : error;
  });
  await act(app, actor, ({ tx, at }) =>
    insertPicture(tx, { id, name: "", ...picture, createdAt: at }),
  );
  return id;
}

/** A refusal that names the field of the form in which the picture was chosen. */
export function pictureUnusable(): Refusal {
  const { message } = new Refusal("picture_unusable");
  return new Refusal("picture_unusable", { fields: { screenshot: message } });
}

/**
 * The signed address of a picture, for readers of its ticket. It changes only once an hour, so that
 * browsers can cache the picture, and expires within two hours.
 */
export function pictureAddress({ secret }: Pick<Config, "secret">, id: string, now: Date): string {
  const until = new Date((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS);
  const token = signToken(secret, { purpose: PURPOSE, subject: id, until });
  return `${FOLDER}${id}.webp?${new URLSearchParams({ token })}`;
}

/** Whether a token gives access to this picture now. */
export function opensPicture(
  { secret }: Pick<Config, "secret">,
  { id, token, now }: { id: string; token: string; now: Date },
): boolean {
  return readToken(secret, { purpose: PURPOSE, token, now }) === id;
}
