import type { FastifyInstance, FastifyRequest } from "fastify";
import { type App, act } from "../platform/act.ts";
import { REFUSED_ACT } from "../platform/audit.ts";
import { API_PREFIX } from "../platform/http/api.ts";
import { isAllowed, type Limits, networkOf } from "../platform/limits.ts";

/**
 * The codes of the refusals that become lines of the audit log: the role of the member of staff does
 * not allow the call, or another person must approve it.
 */
const RECORDED: ReadonlySet<string> = new Set(["forbidden", "approval_own", "approval_newcomer"]);
/**
 * The limit on these lines for each person, because lines of the audit log are never deleted. The
 * security log has all refusals.
 */
const LINES = { name: "refused acts of staff in the audit log", times: 60, seconds: 60 };
/** The form of ids and codes. Only these become the subject of a line, and no other typed text. */
const CODE = /^[\w-]{1,60}$/;

/**
 * Writes a line of the audit log for each refused call of staff, before the refusal is answered.
 * When the line can't be written, the refusal is answered all the same.
 */
export function auditRefusedActs(server: FastifyInstance, app: App, limits: Limits): void {
  async function write(request: FastifyRequest, code: string, userId: string): Promise<void> {
    if (!(await isAllowed(limits.consume(LINES, userId)))) return;
    const path = (request.routeOptions.url ?? "").replace(API_PREFIX, "");
    const call = `${request.method} ${path}`;
    const values = Object.values((request.params ?? {}) as Record<string, string>);
    const subject = values.find((value) => CODE.test(value)) ?? null;
    const actor = { kind: "staff", userId, network: networkOf(request.ip), call } as const;
    const after = { call, role: request.identity?.staffRole ?? null };
    await act(app, actor, async ({ record }) => {
      record({ what: `${REFUSED_ACT}.${code}`, subject, after });
    });
  }

  // A hook with a callback costs replies without a refusal no turn of the event loop.
  server.addHook("onSend", (request, _reply, payload, done) => {
    const { refusal, identity } = request;
    if (refusal === null || identity?.role !== "staff" || !RECORDED.has(refusal)) {
      return done(null, payload);
    }
    write(request, refusal, identity.userId)
      .catch((err) => request.log.error({ err }, "a refused act is not in the audit log"))
      .finally(() => done(null, payload));
  });
}
