export { VersionsDialog } from "./versions-dialog.tsx";
