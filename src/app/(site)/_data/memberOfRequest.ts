import { headers } from 'next/headers'
import { cache } from 'react'
import { pool } from '@/infra/database/pool'
import { currentMember } from '@/server/members/currentMember'

/** The member whose request the page answers, once a request; null for visitors. */
export const memberOfRequest = cache(async () => currentMember(pool(), (await headers()).get('cookie')))
