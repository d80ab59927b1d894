import type { Setting } from "@suvarna/contract/settings/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { sayTime } from "../platform/times.ts";
import type { Part } from "./draft.ts";
import { sayValue } from "./setting-words.ts";

/** A request for another value of settings that waits for a second person. */
export type WaitingRequest = Pick<Approval, "subject" | "after" | "askedBy" | "expiresAt">;

/** The subject under which the requests of each part are stored. */
const SUBJECTS: Readonly<Record<Part, string>> = {
  values: "settings",
  identity: "identity",
  codes: "tax codes",
};

/** A row of the settings: its name in the code, and its label. */
export interface SettingRow {
  readonly part: Part;
  readonly name: string;
  readonly label: string;
  /** The unit of the row's value, if the value is a number. */
  readonly unit?: Setting["unit"];
}

/** Says that another value of a row waits, who asked, and until when; null when none waits. */
export function waitingWords(requests: readonly WaitingRequest[], row: SettingRow): string | null {
  const { part, name, label } = row;
  const key = name.startsWith("officer.") ? "grievanceOfficer" : name;
  const request = requests.find(
    ({ subject, after }) => subject === SUBJECTS[part] && after && (key in after || label in after),
  );
  if (!request) return null;
  const asker = request.askedBy.name ?? "somebody who left";
  const value = requestedValue(request, row);
  return `${value ?? "another value"} waits already, asked by ${asker}, until ${sayTime(request.expiresAt)}`;
}

/** The value that a request asks for, in words; null where the request has a group of values. */
function requestedValue(
  { after }: WaitingRequest,
  { name, label, unit }: SettingRow,
): string | null {
  const value = after?.[name] ?? after?.[label];
  if (typeof value === "number" && unit) return sayValue(value, { unit });
  return typeof value === "string" ? value : null;
}
