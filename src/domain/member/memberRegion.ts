import { z } from 'zod'
import { cleanLine } from '../cleanText'
import { MEMBER_REGION_MAX } from './limits'

export const memberRegionSchema = z.string().overwrite(cleanLine).max(MEMBER_REGION_MAX).nullish()
