import { getRatesDesk } from "@suvarna/contract/rates/staff-desk";
import { useRead } from "../platform/queries.ts";

const READ_MS = 10_000;

/** The data of the rates desk, read again every few seconds. */
export function useDesk() {
  return useRead(getRatesDesk, {}, { refetchInterval: READ_MS });
}
