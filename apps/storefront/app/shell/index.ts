export { NotFound } from "./not-found.tsx";
export { PageFailed } from "./page-failed.tsx";
export { SiteFrame } from "./site-frame.tsx";
