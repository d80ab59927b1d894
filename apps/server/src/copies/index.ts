export { backUpRunningShop } from "./adapters/running-shop.ts";
export { type BackupReport, writeBackup } from "./backup.ts";
export { copyObjects } from "./copy-objects.ts";
export { describeChain } from "./describe-chain.ts";
export { moveShop } from "./move.ts";
export { restoreBackup } from "./restore.ts";
