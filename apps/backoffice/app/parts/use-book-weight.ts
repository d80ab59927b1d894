import { checkHuid } from "@suvarna/contract/catalogue/staff-pieces";
import { HUID_PATTERN } from "@suvarna/domain/huid";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";

/**
 * Reads the net weight in milligrams that the book of pieces has for a HUID; null while it is not
 * known, and for a piece that has no weight there.
 */
export function useBookWeight(huid: string): number | null {
  const mayRead = useMay("products.read");
  const enabled = mayRead && HUID_PATTERN.test(huid);
  const { data } = useRead(checkHuid, { query: { huid } }, { enabled });
  const netWeight = enabled && data?.huid === huid ? data.takenBy?.netWeight : null;
  return netWeight == null ? null : Math.round(netWeight * 1000);
}
