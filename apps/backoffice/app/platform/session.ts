import type { User } from "@suvarna/contract/accounts/schemas";
import { may, type Permission, type StaffRole } from "@suvarna/domain/staff/permission";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/**
 * The session of the member of staff that uses this browser. Only the token and the mark of the
 * device are stored; the user's data is read at each start.
 */
export interface Session {
  readonly token: string | null;
  /**
   * The mark by which the shop recognises this browser. It grants no access and stays after a
   * logout.
   */
  readonly deviceMark: string | null;
  /** The person, once the server has told; null before that and without a session. */
  readonly user: User | null;
  /**
   * Whether the session ended while a page was open. The page stays below the sign-in, so that the
   * typed text is not lost.
   */
  readonly ended: boolean;
  signIn(entered: {
    readonly token: string;
    readonly user: User;
    readonly deviceMark: string;
  }): void;
  signOut(): void;
  /** Ends the session because the server no longer accepts it; keeps the page. */
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

/** Follows a sign-in and a sign-out in another tab. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === STORAGE_KEY) void useSession.persist.rehydrate();
  });
}

/** The role of the signed-in user; null before the user is known. */
export function useRole(): StaffRole | null {
  return useSession(({ user }) => user?.staffRole ?? null);
}

/** Whether the user has a permission. The API checks the permission too. */
export function useMay(permission: Permission): boolean {
  return may(useRole(), permission);
}

/** The headers that tell a login by which browser it comes. */
export function deviceHeaders(): { "device-mark"?: string } {
  const { deviceMark } = useSession.getState();
  return deviceMark ? { "device-mark": deviceMark } : {};
}
