import { headers } from 'next/headers'
import { cache } from 'react'
import { pagePool } from '@/infra/database/readPool'
import { currentMember } from '@/server/members/currentMember'

/** The member making the request, read once per request; null for visitors. */
export const memberOfRequest = cache(async () => currentMember(pagePool(), (await headers()).get('cookie')))
