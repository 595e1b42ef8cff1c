import { localPath } from '@/domain/session/localPath'
import { STAFF_HOME, signInPath } from '@/domain/staff/paths'

/** Payload's own ways in and out; ours stand in their place. */
const DOORS = new Set(['login', 'logout', 'logout-inactivity', 'forgot', 'reset', 'verify', 'create-first-user', 'unauthorized'])

interface Asked {
  segments: string[]
  /** the whole address, query included */
  address: string
  /** where Payload would lead back to */
  redirect: unknown
}

/**
 * Where a request for the panel is led instead; null lets it in. Signed in or not, Payload's doors lead to ours; nothing
 * is ended by merely opening an address.
 */
export function doorOf({ segments, address, redirect }: Asked, signedIn: boolean): string | null {
  if (DOORS.has(segments[0] ?? '')) return signedIn ? STAFF_HOME : signInPath(localPath(redirect, '/cms'))
  return signedIn ? null : signInPath(address)
}
