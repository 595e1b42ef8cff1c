import type { Context } from 'hono'
import type { Pool } from 'pg'
import { getSession } from '@/server/sessions/getSession'
import type { Session } from '@/server/sessions/readSession'
import { sendError } from './sendError'

type StaffHandler = (session: Session) => Response | Promise<Response>

export async function requireStaff(pool: Pool, c: Context, work: StaffHandler): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const session = await getSession(pool, 'staff', c.req.header('Cookie'))
  return session ? work(session) : sendError(c, { code: 'unauthenticated', params: {} })
}
