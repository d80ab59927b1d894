import type { User } from "@suvarna/contract/accounts/schemas";
import { may, type Permission, type StaffRole } from "@suvarna/domain/staff/permission";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/**
 * The session of the user of this browser. Only the token and the device mark are stored; the
 * user's data is read from the server at each start.
 */
export interface Session {
  readonly token: string | null;
  /**
   * The device mark, by which the shop recognises this browser at a login. It grants no access and
   * stays after a logout.
   */
  readonly deviceMark: string | null;
  /** The user; null without a session, and until the server has answered. */
  readonly user: User | null;
  /**
   * Whether the session ended while a page was open. The page stays below the sign-in dialog, so
   * that the typed text is not lost.
   */
  readonly ended: boolean;
  signIn(entered: {
    readonly token: string;
    readonly user: User;
    readonly deviceMark: string;
  }): void;
  signOut(): void;
  /** Ends the session because the server does not accept it any more. The open page stays. */
  end(): void;
  setUser(user: User): void;
}

const STORAGE_KEY = "staff-session";

export const useSession = create<Session>()(
  persist(
    (set) => ({
      token: null,
      deviceMark: null,
      user: null,
      ended: false,
      signIn: ({ token, user, deviceMark }) => set({ token, user, deviceMark, ended: false }),
      signOut: () => set({ token: null, user: null, ended: false }),
      end: () => set(({ user }) => ({ token: null, ended: user !== null })),
      setUser: (user) => set({ user }),
    }),
    {
      name: STORAGE_KEY,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ token, deviceMark }) => ({ token, deviceMark }),
    },
  ),
);

/** Takes over a sign-in or a sign-out that happens in another tab. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === STORAGE_KEY) void useSession.persist.rehydrate();
  });
}

/** The role of the signed-in user; null until the server has answered. */
export function useRole(): StaffRole | null {
  return useSession(({ user }) => user?.staffRole ?? null);
}

/** Whether the user has a permission. The API checks the permission too. */
export function useMay(permission: Permission): boolean {
  return may(useRole(), permission);
}

/** The header with the device mark, which a login sends. */
export function deviceHeaders(): { "device-mark"?: string } {
  const { deviceMark } = useSession.getState();
  return deviceMark ? { "device-mark": deviceMark } : {};
}
