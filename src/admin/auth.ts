import { useGetIdentity, type AuthProvider, HttpError } from 'react-admin'
import type { Role } from '@/domain/roles'
import { isSubject, mayDo } from '@/domain/access/permissions'
import type { Verb } from '@/domain/access/table'
import { sessionEndedPath } from '@/domain/staff/staff'
import { askApi } from './dataProvider/requestJson'
import { keepOnlyOf } from './kit/keptText'

export interface Staff {
  nickname: string
  role: Role
}

export function useStaff(): Staff | undefined {
  const { identity } = useGetIdentity()
  return identity && { nickname: identity.fullName ?? '', role: identity.role as Role }
}

const VERBS: Record<string, Verb> = { create: 'create', edit: 'update', delete: 'delete' }

export const canOpen = (staff: { role: string } | undefined, screen: string, action = 'list'): boolean =>
  !isSubject(screen) || mayDo(staff, VERBS[action] ?? 'read', screen)

/** How long all parts of a screen share one answer; the server checks every request anyway. */
const FRESH_MS = 10_000

let last: { at: number; session: Promise<Staff> } | null = null

/** @throws HttpError 401 if signed out */
function staffSession(): Promise<Staff> {
  const now = Date.now()
  if (last && now - last.at < FRESH_MS) return last.session
  const session = askApi('GET /api/v1/staff/session').then((staff) => {
    keepOnlyOf(staff.nickname)
    return staff
  })
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
    location.assign(sessionEndedPath(location.pathname + location.search + location.hash))
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
