import { ApiError, UnexpectedAnswer } from "@suvarna/contract/client";
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
  return `Error: ${error instanceof Error ? error.message : String(error)}`;
}

function ofStatus(status: number, text: string): string {
  if (status === 401) return "Your session has expired. Please login again.";
  if (status === 403) return "You do not have permission to view this content.";
  if (status === 404) return "The requested resource was not found.";
  if (status >= 500) return "Server error. Please try again later.";
  return `Error: ${status} - ${text}`;
}
