import { type AuthProvider, HttpError } from 'react-admin'
import { sessionEndedPath, STAFF_SESSION_PATH } from '@/domain/staff/paths'
import type { Role } from '@/domain/roles'
import { fetchJson } from '../dataProvider/requestJson'
import { canOpen } from './canOpen'

interface StaffSession {
  nickname: string
  role: Role
}

/** How long all parts of a screen share one answer; the server checks every request anyway. */
const FRESH_MS = 10_000

let last: { at: number; session: Promise<StaffSession> } | null = null

/** @throws HttpError 401 if signed out */
function staffSession(): Promise<StaffSession> {
  const now = Date.now()
  if (last && now - last.at < FRESH_MS) return last.session
  const session = fetchJson<StaffSession>(STAFF_SESSION_PATH)
  last = { at: now, session }
  session.catch(() => {
    last = null
  })
  return session
}

const isSignedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401

/** The page is unloading: never resolves, so that nothing renders in between. */
const leaving = () => new Promise<never>(() => {})

/** Sign-in is a separate page. The server also checks the role on every request. */
export const authProvider: AuthProvider = {
  login: () => leaving(),
  // react-admin calls this once the session is gone. Its default would clear the store, including saved settings.
  logout: () => {
    location.assign(sessionEndedPath(location.pathname + location.search))
    return leaving()
  },
  checkAuth: async () => {
    try {
      await staffSession()
    } catch (error) {
      // An unreachable server must not sign the user out.
      if (isSignedOut(error)) throw error
    }
  },
  checkError: (error) => (isSignedOut(error) ? Promise.reject(error as Error) : Promise.resolve()),
  getIdentity: async () => {
    const { nickname, role } = await staffSession()
    return { id: nickname, fullName: nickname, role }
  },
  getPermissions: async () => (await staffSession()).role,
  canAccess: async ({ resource, action }) => canOpen(await staffSession(), resource, action),
}
