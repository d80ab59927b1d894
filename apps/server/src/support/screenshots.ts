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

/** Keeps a picture for the message that comes next. @returns its id @throws Refusal picture_unusable */
export async function keepScreenshot(
  { app, makeScreenshot }: Pick<Support, "app" | "makeScreenshot">,
  actor: Actor,
  file: SentFile,
): Promise<string> {
  const id = newId();
  const made = await makeScreenshot(file).catch((error: unknown) => {
    throw error instanceof Refusal ? pictureUnusable() : error;
  });
  await act(app, actor, ({ tx, at }) =>
    insertPicture(tx, { id, name: "", ...made, createdAt: at }),
  );
  return id;
}

/** The refusal of a picture, with the field of the form that it was chosen in. */
export function pictureUnusable(): Refusal {
  const { message } = new Refusal("picture_unusable");
  return new Refusal("picture_unusable", { fields: { screenshot: message } });
}

/**
 * Where a picture can be seen, told to whom its ticket is shown. It stays the same within an hour,
 * so that a browser need not fetch it again, and is worth nothing two hours later.
 */
export function pictureAddress({ secret }: Pick<Config, "secret">, id: string, now: Date): string {
  const until = new Date((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS);
  const token = signToken(secret, { purpose: PURPOSE, subject: id, until });
  return `${FOLDER}${id}.webp?${new URLSearchParams({ token })}`;
}

/** Whether a token lets one see this picture now. */
export function opensPicture(
  { secret }: Pick<Config, "secret">,
  { id, token, now }: { id: string; token: string; now: Date },
): boolean {
  return readToken(secret, { purpose: PURPOSE, token, now }) === id;
}
