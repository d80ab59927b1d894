import type { Media } from "../media/index.ts";
import { pictureAddress } from "../media/index.ts";
import { type App, act, type UserActor } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { contentPictureId } from "./queries.ts";
import { contentPictures } from "./tables.ts";

/** A stored picture for content. */
export interface KeptContentPicture {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
}

/**
 * Stores a picture that staff have sent. Until it is chosen somewhere, nobody sees it.
 * @throws Refusal picture_unusable
 */
export async function keepContentPicture(
  { app, media }: { readonly app: App; readonly media: Pick<Media, "banner"> },
  actor: UserActor,
  file: { readonly type: string; readonly bytes: Uint8Array },
): Promise<KeptContentPicture> {
  const { jpeg, width, height, ground } = await media.banner(file);
  const id = contentPictureId(newId());
  await act(app, actor, async ({ tx, at, record }) => {
    await tx.insert(contentPictures).values({ id, jpeg, width, height, createdAt: at });
    record({ what: "content-picture.added", subject: id, after: { width, height } });
  });
  return { picture: pictureAddress(id), width, height, ground };
}
