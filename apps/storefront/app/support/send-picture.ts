import { ApiError } from "@suvarna/contract/client";
import { sendScreenshot } from "@suvarna/contract/support/calls";
import {
  SCREENSHOT_MAX_BYTES,
  SCREENSHOT_TYPES,
  SUPPORT_LIMITS,
} from "@suvarna/contract/support/constants";
import { browserApi } from "../platform/api.ts";

const TOO_LARGE = "Choose a picture of at most 5 MB.";
const NO_PICTURE = "Choose a JPEG, PNG or WebP picture.";
const TYPES: readonly string[] = SCREENSHOT_TYPES;

/** What is wrong with a file as a screenshot, as far as the browser knows; null: nothing. */
export function wrongPicture({ size, type }: File): string | null {
  if (size > SCREENSHOT_MAX_BYTES) return TOO_LARGE;
  return TYPES.includes(type) ? null : NO_PICTURE;
}

/**
 * Sends the picture that was chosen in a form, if there is one.
 * @returns what the message says of it
 * @throws ApiError, which names the field where the file is refused; UnexpectedAnswer
 */
export async function sendPicture(
  form: HTMLFormElement,
): Promise<{ screenshot?: string; screenshotName?: string }> {
  const file = new FormData(form).get("screenshot");
  // A field without a file holds an empty one.
  if (!(file instanceof File) || file.size === 0) return {};
  const { screenshot } = await browserApi
    .call(sendScreenshot, { file })
    .catch((error: unknown) => Promise.reject(atItsField(error)));
  return { screenshot, screenshotName: file.name.slice(0, SUPPORT_LIMITS.fileName) };
}

/** What the shop, or a proxy before it, says of a file by its status alone, said at the field. */
const REFUSED: Readonly<Record<number, string>> = {
  413: TOO_LARGE,
  415: NO_PICTURE,
  422: NO_PICTURE,
};

function atItsField(error: unknown): unknown {
  const message = error instanceof ApiError ? REFUSED[error.status] : undefined;
  if (!(error instanceof ApiError) || message === undefined) return error;
  const body = { code: "picture_unusable", message, fields: { screenshot: message } } as const;
  return new ApiError(error.status, body, error);
}
