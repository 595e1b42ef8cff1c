import { headers } from 'next/headers'
import { pool } from '@/infra/database/pool'
import type { Session } from '@/server/sessions/readSession'
import { sessionOf } from '@/server/sessions/sessionOf'

/** The staff session of the page's request; null for everybody else. */
export const staffSession = async (): Promise<Session | null> => sessionOf(pool(), 'staff', (await headers()).get('cookie'))
