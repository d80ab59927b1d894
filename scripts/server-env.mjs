import { join } from "node:path";
import { root } from "./project.mjs";

/** The environment variables of the server's process, in addition to the shop's settings. */
export const serverEnv = {
  NODE_ENV: "production",
  // Caches compiled modules, so that the next start need not parse them again.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
  // These three settings are for the memory allocator of Linux (glibc): few arenas, and free memory
  // is returned to the system. By default each thread that compiles or compresses keeps the memory
  // that it once needed, and buffers of some 100 KB leave gaps between the small ones.
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "32768",
  MALLOC_MMAP_THRESHOLD_: "32768",
};

/** The flags with which Node.js runs the server. */
export const serverFlags = [
  // The limit in MB of V8's space for young objects, which grows up to three times this size. With
  // the default of 32 the process would keep 64 MB of memory that finished requests have used.
  "--max-semi-space-size=8",
];
