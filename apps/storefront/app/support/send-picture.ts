import { ApiError } from "@suvarna/contract/client";
import { sendScreenshot } from "@suvarna/contract/support/calls";
import {
  SCREENSHOT_MAX_BYTES,
  SCREENSHOT_TYPES,
  SUPPORT_LIMITS,
} from "@suvarna/contract/support/constants";
import * as say from "@suvarna/words/here/tickets";
import * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";

const TYPES: readonly string[] = SCREENSHOT_TYPES;

/** Validates the file of a picture field as far as a browser can. The output is the chosen file. */
export const ChosenPicture = z.pipe(
  z.custom<FileList | undefined>().check(
    z.refine((files) => !files?.[0] || files[0].size <= SCREENSHOT_MAX_BYTES, {
      error: say.pictureTooLarge,
      abort: true,
    }),
    z.refine((files) => !files?.[0] || TYPES.includes(files[0].type), say.noPicture),
  ),
  z.transform((files) => files?.[0]),
);

/**
 * Uploads the chosen picture, if a picture was chosen.
 * @returns the fields of the message that refer to the picture
 * @throws ApiError, which names the field if the file is refused; UnexpectedAnswer
 */
export async function sendPicture(
  file: File | undefined,
): Promise<{ screenshot?: string; screenshotName?: string }> {
  if (!file) return {};
  const { screenshot } = await browserApi
    .call(sendScreenshot, { file })
    .catch((error: unknown) => Promise.reject(atItsField(error)));
  return { screenshot, screenshotName: file.name.slice(0, SUPPORT_LIMITS.fileName) };
}

/**
 * The messages for refusals that have only an HTTP status, from the shop or from a proxy in front
 * of it.
 */
const REFUSED: Readonly<Record<number, string>> = {
  413: say.pictureTooLarge,
  415: say.noPicture,
  422: say.noPicture,
};

function atItsField(error: unknown): unknown {
  const message = error instanceof ApiError ? REFUSED[error.status] : undefined;
  if (!(error instanceof ApiError) || message === undefined) return error;
  const body = { code: "picture_unusable", message, fields: { screenshot: message } } as const;
  return new ApiError(error.status, body, error);
}
