import fastify from "fastify";

const sample = JSON.parse(process.env["SAMPLE"] ?? "{}");
const body = Buffer.from(sample.body, "base64");

const server = fastify();
server.get("/", (_request, reply) => reply.headers(sample.headers).send(body));
await server.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
process.once("SIGTERM", () => process.exit(0));
