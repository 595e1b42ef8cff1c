import { z } from 'zod'
import { cleanLine } from '../cleanText'
import { MEMBER_REGION_MAX } from './limits'

/** A member's region in their own words: one line; empty means none. */
export const memberRegionSchema = z.string().overwrite(cleanLine).max(MEMBER_REGION_MAX).nullish()
