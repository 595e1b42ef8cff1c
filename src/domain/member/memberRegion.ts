import { z } from 'zod'
import { cleanLine } from '../cleanText'
import { MEMBER_REGION_MAX } from './limits'

/** Where a member says they are from, in their own words: one line; an empty one is none. */
export const memberRegionSchema = z.string().overwrite(cleanLine).max(MEMBER_REGION_MAX).nullish()
