import type { ChainResult } from "../platform/audit-chain/check-chain.ts";

/** Says in a sentence whether the hash chain of a copied audit log is whole. */
export function describeChain({ blocks, rows, fault }: ChainResult): string {
  if (fault === null)
    return `The chain of the audit log is whole: ${rows} rows in ${blocks} blocks.`;
  const row = fault.row === null ? "" : `, row ${fault.row}`;
  return `The chain of the audit log is BROKEN at block ${fault.block} (${fault.kind}${row}): the log was changed before it was copied.`;
}
