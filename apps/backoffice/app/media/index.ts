export { DropField } from "./drop-field.tsx";
export { PicturesPanel } from "./pictures-panel.tsx";
export { Progress } from "./progress.tsx";
export { SendingStopped, sendFile } from "./send-file.ts";
export { sayBytes } from "./upload-tile.tsx";
export { useDrop } from "./use-drop.ts";
