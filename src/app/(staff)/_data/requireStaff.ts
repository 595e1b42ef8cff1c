import { headers } from 'next/headers'
import { pagePool } from '@/infra/database/readPool'
import type { Session } from '@/server/sessions/readSession'
import { getSession } from '@/server/sessions/getSession'

export const requireStaff = async (): Promise<Session | null> =>
  getSession(pagePool(), 'staff', (await headers()).get('cookie'))
