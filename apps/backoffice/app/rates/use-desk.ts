import { getRatesDesk } from "@suvarna/contract/rates/staff-desk";
import { useRead } from "../platform/queries.ts";

const READ_MS = 10_000;

/** Everything that the rates desk shows, asked anew every few seconds. */
export function useDesk() {
  return useRead(getRatesDesk, {}, { refetchInterval: READ_MS });
}
