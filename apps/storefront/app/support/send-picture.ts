import { sendScreenshot } from "@suvarna/contract/support";
import { SUPPORT_LIMITS } from "@suvarna/contract/support-input";
import { browserApi } from "../platform/api.ts";

/**
 * Sends the picture that was chosen in a form, if there is one.
 * @returns what the message says of it
 * @throws ApiError, UnexpectedAnswer
 */
export async function sendPicture(
  form: HTMLFormElement,
): Promise<{ screenshot?: string; screenshotName?: string }> {
  const file = new FormData(form).get("screenshot");
  // A field without a file holds an empty one.
  if (!(file instanceof File) || file.size === 0) return {};
  const { screenshot } = await browserApi.call(sendScreenshot, { file });
  return { screenshot, screenshotName: file.name.slice(0, SUPPORT_LIMITS.fileName) };
}
