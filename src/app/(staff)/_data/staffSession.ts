import { headers } from 'next/headers'
import { pool } from '@/infra/database/pool'
import { readSessionToken } from '@/server/sessions/cookie'
import { readSession, type Session } from '@/server/sessions/readSession'

/** The staff session of the page's request; null for everybody else. */
export async function staffSession(): Promise<Session | null> {
  const token = readSessionToken((await headers()).get('cookie'), 'staff')
  return token === null ? null : readSession(pool(), 'staff', token)
}
