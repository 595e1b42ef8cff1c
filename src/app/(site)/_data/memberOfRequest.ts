import { headers } from 'next/headers'
import { cache } from 'react'
import { pagePool } from '@/infra/database/readPool'
import { currentMember } from '@/server/members/currentMember'

export const memberOfRequest = cache(async () => currentMember(pagePool(), (await headers()).get('cookie')))
