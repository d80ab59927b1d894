import { join } from "node:path";
import { root } from "./project.mjs";

/** The environment that the server runs in, beside the settings of the shop. */
export const serverEnv = {
  NODE_ENV: "production",
  // What was parsed and stripped of its types once is not parsed again at the next start.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
  // For the allocator of Linux (glibc): few arenas, and free memory goes back to the system. By
  // default each thread that compiles or compresses keeps for ever what it once needed.
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};

/** What Node.js itself is told when it runs the server. */
export const serverFlags = [
  // The space of young objects is up to three times this many MB. The default of 32 holds 64 MB for
  // requests that have long been answered.
  "--max-semi-space-size=8",
];
