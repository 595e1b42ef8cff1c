import { headers } from 'next/headers'
import { pagePool } from '@/infra/database/readPool'
import { type Session, getSession } from '@/server/sessions/session'

export const requireStaff = async (): Promise<Session | null> =>
  getSession(pagePool(), 'staff', (await headers()).get('cookie'))
