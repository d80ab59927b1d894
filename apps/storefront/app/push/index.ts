export { pushWords } from "./push-words.tsx";
export { useDevicePush } from "./use-device-push.ts";
