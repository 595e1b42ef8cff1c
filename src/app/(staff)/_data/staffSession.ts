import { headers } from 'next/headers'
import { pagePool } from '@/infra/database/readPool'
import type { Session } from '@/server/sessions/readSession'
import { sessionOf } from '@/server/sessions/sessionOf'

/** The staff session of the page's request; null for everybody else. */
export const staffSession = async (): Promise<Session | null> => sessionOf(pagePool(), 'staff', (await headers()).get('cookie'))
