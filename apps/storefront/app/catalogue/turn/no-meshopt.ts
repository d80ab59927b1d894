/** Stands in for the decoder of compressed models (see `vite.config.ts`). The shop has none of them. */
export const MeshoptDecoder = undefined;
