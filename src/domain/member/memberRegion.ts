import { z } from 'zod'
import { cleanLine } from '../cleanText'
import { MEMBER_REGION_MAX } from './limits'

/** A member's region as free text on one line; empty means none. */
export const memberRegionSchema = z.string().overwrite(cleanLine).max(MEMBER_REGION_MAX).nullish()
