import { previewText } from "@suvarna/contract/content/staff-articles";
import type { Reply } from "@suvarna/contract/endpoint";
import { useEffect, useState } from "react";
import { useRead } from "../platform/queries.ts";

/** How long the user pauses before the text is sent for its preview, in milliseconds. */
const PREVIEW_AFTER_MS = 400;

/**
 * A Markdown text as the shop would show it, as soon as the user pauses. The answers are not cached,
 * because each of them belongs to one state of a text that changes.
 */
export function usePreview(content: string): Reply<typeof previewText> | undefined {
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), PREVIEW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [content]);
  const options = { enabled: settled !== "", gcTime: 0 };
  const preview = useRead(previewText, { body: { content: settled } }, options);
  return settled === "" ? undefined : preview.data;
}
