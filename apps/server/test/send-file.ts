import { UPLOADS_PATH, type UploadPurpose } from "@suvarna/contract/media/uploads";
import type { Session, TestShop } from "./open-shop.ts";

const TUS = { "tus-resumable": "1.0.0" };
const base64 = (text: string) => Buffer.from(text).toString("base64");

/** The requests of the upload protocol tus, as a browser sends them. */
export function uploadsOf(shop: TestShop, session: Pick<Session, "token"> | null) {
  const bearer = session ? { authorization: `Bearer ${session.token}` } : {};
  return {
    open: (name: string, purpose: string, bytes: number) =>
      shop.app.inject({
        method: "POST",
        url: `/api${UPLOADS_PATH}`,
        headers: {
          ...TUS,
          ...bearer,
          "upload-length": String(bytes),
          "upload-metadata": `filename ${base64(name)},purpose ${base64(purpose)}`,
        },
      }),
    part: (url: string, offset: number, bytes: Buffer) =>
      shop.app.inject({
        method: "PATCH",
        url,
        headers: {
          ...TUS,
          ...bearer,
          "upload-offset": String(offset),
          "content-type": "application/offset+octet-stream",
        },
        payload: bytes,
      }),
    stop: (url: string) =>
      shop.app.inject({ method: "DELETE", url, headers: { ...TUS, ...bearer } }),
    progress: (url: string) =>
      shop.app.inject({ method: "HEAD", url, headers: { ...TUS, ...bearer } }),
  };
}

/** Uploads a file in two parts. @returns the id of the upload */
export async function sendFile(
  shop: TestShop,
  session: Session,
  file: { readonly name: string; readonly purpose: UploadPurpose; readonly bytes: Buffer },
): Promise<string> {
  const { name, purpose, bytes } = file;
  const uploads = uploadsOf(shop, session);
  const url = String((await uploads.open(name, purpose, bytes.length)).headers.location);
  const half = Math.ceil(bytes.length / 2);
  await uploads.part(url, 0, bytes.subarray(0, half));
  await uploads.part(url, half, bytes.subarray(half));
  return url.slice(url.lastIndexOf("/") + 1);
}
