import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { Approvals } from "../staff/index.ts";
import { createVisitCounter } from "./count-visits.ts";
import { registerFigures } from "./routes.ts";

interface PluginDependencies extends CapabilityServices {
  readonly approvals: Pick<Approvals, "limits">;
  readonly config: { readonly stock: { readonly low: number } };
}

/**
 * The plugin of the figures. It must be registered before the other plugins, because its hook
 * counts only the replies of routes that are registered later.
 */
export const figures: Plugin<PluginDependencies> = {
  name: "figures",
  register({ api, app, approvals, config }) {
    const { fastify } = api;
    const visits = createVisitCounter(app, fastify.log);
    fastify.addHook("onResponse", async (request, reply) => visits.note(request, reply));
    fastify.addHook("onReady", async () => visits.start());
    fastify.addHook("onClose", async () => {
      await visits.stop();
      await visits.write();
    });
    registerFigures(api, app, {
      get lowStock() {
        return config.stock.low;
      },
      get newcomerMs() {
        return approvals.limits.newcomerMs;
      },
    });
  },
};
