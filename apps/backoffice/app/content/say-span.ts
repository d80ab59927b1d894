import { istShort } from "@suvarna/words/en/indian-time";

/**
 * The time in which an item is shown, in words, such as `Always`, `12 Nov to no end` or `Ended 8
 * Nov`.
 */
export function saySpan(
  { startsAt, endsAt }: { readonly startsAt: string | null; readonly endsAt: string | null },
  now = Date.now(),
): string {
  if (endsAt && Date.parse(endsAt) <= now) return `Ended ${istShort(endsAt)}`;
  if (!startsAt && !endsAt) return "Always";
  const from = startsAt ? istShort(startsAt) : "Now";
  return `${from} to ${endsAt ? istShort(endsAt) : "no end"}`;
}

/** Whether an item of content is shown now, will be shown later, or has ended. */
export function spanState(
  {
    shown,
    startsAt,
    endsAt,
  }: { readonly shown: boolean; readonly startsAt: string | null; readonly endsAt: string | null },
  now = Date.now(),
): "shown" | "planned" | "off" {
  if (!shown || (endsAt && Date.parse(endsAt) <= now)) return "off";
  return startsAt && Date.parse(startsAt) > now ? "planned" : "shown";
}
