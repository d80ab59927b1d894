import { join } from "node:path";
import { root } from "./project.mjs";

/** The environment variables of the server's process, in addition to the shop's settings. */
export const serverEnv = {
  NODE_ENV: "production",
  // Caches compiled modules, so that the next start need not parse them again.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
  // For the allocator of Linux (glibc): few arenas, and free memory goes back to the system. By
  // default each thread that compiles or compresses keeps the memory that it once needed, and
  // buffers of some 100 KB leave gaps between the small ones.
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "32768",
  MALLOC_MMAP_THRESHOLD_: "32768",
};

/** The flags with which Node.js runs the server. */
export const serverFlags = [
  // The space of young objects grows up to three times this many MB. The default of 32 keeps 64 MB
  // for requests that were answered long ago.
  "--max-semi-space-size=8",
];
