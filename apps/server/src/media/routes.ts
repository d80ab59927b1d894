import type { ErrorBody } from "@suvarna/contract/error-body";
import { ERROR_STATUSES } from "@suvarna/contract/errors";
import type { FastifyInstance, FastifyReply } from "fastify";
import { contentTypeOf } from "../platform/objects/content-type.ts";
import type { Media } from "./media.ts";
import { isFinalPicture } from "./picture-address.ts";
import { sendFile } from "./send-file.ts";

const MODEL_FILE = /^[a-z0-9-]{1,100}\.glb$/;

/**
 * The options of the picture routes, which are not part of the documented API and are too frequent
 * to log each request.
 */
const ROUTE = { schema: { hide: true }, config: { quiet: true } };

/**
 * Registers `GET /pictures/<id>.jpg` (the source), `GET /pictures/<id>.<width>.<avif|webp|jpg>` in
 * the widths of the contract, and `GET /models/<name>.glb`. Any other address in these two folders
 * is a 404.
 */
export function registerMedia(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { file: string } }>("/pictures/:file", ROUTE, async (request, reply) => {
    const { file } = request.params;
    const picture = await media.pictures.find(file);
    const type = contentTypeOf(file);
    if (!picture || !type) return notFound(reply, "Picture not found");
    return sendFile(request, reply, picture, type, isFinalPicture(file));
  });

  app.get<{ Params: { file: string } }>("/models/:file", ROUTE, async (request, reply) => {
    const { file } = request.params;
    const model = MODEL_FILE.test(file) ? await media.pictures.findSource(file) : null;
    if (!model) return notFound(reply, "Model not found");
    return sendFile(request, reply, model, "model/gltf-binary");
  });
}

function notFound(reply: FastifyReply, message: string): FastifyReply {
  const body: ErrorBody = { message, code: "not_found" };
  return reply.code(ERROR_STATUSES.not_found).send(body);
}
