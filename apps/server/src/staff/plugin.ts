import type { SessionConfig } from "../identity/index.ts";
import type { Config } from "../platform/config.ts";
import type { Draining } from "../platform/draining.ts";
import type { Authenticate } from "../platform/http/api.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { RecordNames } from "../platform/record-names.ts";
import { registerApprovals } from "./approval-routes.ts";
import type { ApprovalKinds, Approvals } from "./approvals.ts";
import type { SendInvitation } from "./invite-person.ts";
import { registerLive } from "./live-routes.ts";
import { personNames } from "./record-names.ts";
import { registerPeople } from "./routes.ts";
import { registerViews } from "./view-routes.ts";

export { createApprovals } from "./approvals.ts";
export type { SendInvitation } from "./invite-person.ts";
export { auditRefusedActs } from "./refused-acts.ts";

interface PluginDependencies extends CapabilityServices {
  readonly approvals: Approvals;
  readonly approvalKinds: ApprovalKinds;
  readonly recordNames: readonly RecordNames[];
  readonly config: Pick<Config, "publicUrl">;
  readonly sendInvitation: SendInvitation;
  readonly draining: Draining;
  readonly signIn: {
    readonly passwords: { hash(password: string): Promise<string> };
    readonly sessions: SessionConfig;
    readonly look: Authenticate;
  };
}

export const staff: Plugin<PluginDependencies> = {
  name: "staff",
  recordNames: personNames,
  register({ api, app, approvals, approvalKinds: kinds, recordNames, ...services }) {
    const { sendInvitation, signIn, draining } = services;
    const { passwords, sessions, look } = signIn;
    const { publicUrl } = services.config;
    registerPeople(api, { app, sendInvitation, publicUrl, sessions, passwords, approvals });
    registerLive(api, { app, publicUrl, look, draining });
    registerViews(api, app);
    registerApprovals(api, { app, approvals, kinds, recordNames });
  },
};
