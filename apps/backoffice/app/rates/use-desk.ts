import { getRatesDesk } from "@suvarna/contract/rates/staff-desk";
import { useRead } from "../platform/queries.ts";

/** How often the desk is read, in milliseconds: readings and sources become old by time alone. */
const READ_MS = 30_000;

/** The data of the rates desk, read again every few seconds. */
export function useDesk() {
  return useRead(getRatesDesk, {}, { refetchInterval: READ_MS });
}
