import type { Context } from 'hono'
import type { Pool } from 'pg'
import { isAdmin } from '@/domain/roles'
import type { Session } from '@/server/sessions/readSession'
import { requireStaff } from './requireStaff'
import { sendError } from './sendError'

/** 401 without a staff session, 403 for other roles. */
export const requireAdmin = (
  pool: Pool,
  c: Context,
  work: (session: Session) => Response | Promise<Response>,
): Promise<Response> =>
  requireStaff(pool, c, (session) =>
    isAdmin(session.person) ? work(session) : sendError(c, { code: 'forbidden', params: {} }),
  )
