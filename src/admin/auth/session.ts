import type { Role } from '@/domain/roles'
import { STAFF_SESSION_PATH } from '@/domain/staff/paths'
import { fetchJson } from '../dataProvider/requestJson'

export interface StaffSession {
  nickname: string
  role: Role
}

/** How long all parts of a screen share one answer; the server checks every request anyway. */
const FRESH_MS = 10_000

let last: { at: number; session: Promise<StaffSession> } | null = null

/** @throws HttpError 401 if signed out */
export function staffSession(): Promise<StaffSession> {
  const now = Date.now()
  if (last && now - last.at < FRESH_MS) return last.session
  const session = fetchJson<StaffSession>(STAFF_SESSION_PATH)
  last = { at: now, session }
  session.catch(() => {
    last = null
  })
  return session
}
