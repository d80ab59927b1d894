export { DropField } from "./drop-field.tsx";
export { PicturesPanel } from "./pictures-panel.tsx";
export { Progress } from "./progress.tsx";
export { sayBytes } from "./upload-tile.tsx";
export { endUpload, retryUpload, type Upload, uploadFile, useUploads } from "./uploads.ts";
export { useDrop } from "./use-drop.ts";
export { usePictureCount } from "./use-pictures.ts";
