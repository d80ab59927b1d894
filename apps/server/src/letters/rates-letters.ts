import type { EventOf } from "@suvarna/domain/events";
import { rolesWith } from "@suvarna/domain/staff/permission";
import { activeStaff } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import { INDIAN_TIME } from "./indian-time.ts";
import type { LetterDependencies } from "./order-letters.ts";

interface Dependencies extends Pick<LetterDependencies, "notifications"> {
  readonly publicUrl: string;
  readonly rates: {
    /** Reads the newest rate sheet, however old. */
    newest(): {
      readonly id: string;
      readonly source: string;
      readonly takenAt: Date;
      readonly sellsUntil: Date;
    } | null;
  };
}

/** Tells the staff who may set rates that no newer rates come. */
export async function writeRatesStale(
  { tx, at }: Act,
  { notifications, publicUrl, rates }: Dependencies,
  { sheetId }: EventOf<"rates.stale">,
): Promise<void> {
  const sheet = rates.newest();
  if (sheet?.id !== sheetId) return;
  const about = {
    source: sheet.source,
    readAt: INDIAN_TIME.format(sheet.takenAt),
    sellsUntil: sheet.sellsUntil > at ? INDIAN_TIME.format(sheet.sellsUntil) : null,
    address: `${publicUrl}/admin/rates`,
  };
  for (const { id, email } of await activeStaff(tx, rolesWith("rates.set"))) {
    const key = `rates-stale:${sheetId}:${id}`;
    await notifications.send(tx, { kind: "rates-stale", key, email, about });
  }
}
