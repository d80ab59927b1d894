/**
 * Replaces the decoder of compressed models (see `vite.config.ts`), because the shop has no
 * compressed models.
 */
export const MeshoptDecoder = undefined;
