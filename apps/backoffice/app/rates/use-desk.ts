import { getRatesDesk } from "@suvarna/contract/rates/staff-desk";
import { useRead } from "../platform/queries.ts";

/**
 * How often the rates desk is polled, in milliseconds. Readings and sources become old without a
 * change of data.
 */
const READ_MS = 30_000;

/** Reads the data of the rates desk, and polls it every few seconds. */
export function useDesk() {
  return useRead(getRatesDesk, {}, { refetchInterval: READ_MS });
}
