import type { Adapter, AdapterPayload } from "oidc-provider";

const KEPT = 2000;

/**
 * Creates the storage of the demonstration's issuer. The storage is in the memory of this process
 * and has a limited number of entries. A visitor whose entry was dropped starts the sign-in again.
 */
export function memoryAdapter(): (model: string) => Adapter {
  const adapters = new Map<string, AdapterPayload>();

  return (model) => {
    const key = (id: string) => `${model} ${id}`;
    async function first(fits: (payload: AdapterPayload) => boolean) {
      return [...adapters.values()].find(fits);
    }
    return {
      async upsert(id, payload) {
        adapters.delete(key(id));
        adapters.set(key(id), payload);
        if (adapters.size > KEPT) adapters.delete(adapters.keys().next().value as string);
      },
      find: async (id) => adapters.get(key(id)),
      findByUid: (uid) => first((payload) => payload.uid === uid),
      findByUserCode: (code) => first((payload) => payload.userCode === code),
      async consume(id) {
        const payload = adapters.get(key(id));
        if (payload) payload["consumed"] = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        adapters.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        // Only entries of this model are deleted, because another person's open sign-in can name
        // the old grant too.
        for (const [name, payload] of adapters) {
          if (name.startsWith(key("")) && payload.grantId === grantId) adapters.delete(name);
        }
      },
    };
  };
}
