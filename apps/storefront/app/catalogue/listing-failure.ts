import { ApiError, UnexpectedAnswer } from "@suvarna/contract/client";
import * as say from "@suvarna/words/here/listing";
import * as refusals from "@suvarna/words/here/refusals";
import { isRouteErrorResponse } from "react-router";
import { NO_ANSWER } from "../platform/load.ts";

/** The message when the listing could not be loaded. */
export function listingFailure(error: unknown): string {
  if (error instanceof ApiError) {
    return error.status === 0 ? error.message : ofStatus(error.status, error.message);
  }
  if (isRouteErrorResponse(error)) {
    const answered = error.statusText !== NO_ANSWER.statusText;
    return answered ? ofStatus(error.status, String(error.data)) : String(error.data);
  }
  if (error instanceof UnexpectedAnswer) return error.message;
  return say.failed(error instanceof Error ? error.message : String(error));
}

function ofStatus(status: number, text: string): string {
  if (status === 401) return say.sessionExpired;
  if (status === 403) return say.notPermitted;
  if (status === 404) return say.resourceNotFound;
  if (status >= 500) return refusals.unreadable;
  return say.failed(`${status} - ${text}`);
}
