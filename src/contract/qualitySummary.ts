import { z } from 'zod'
import { QUALITY_TYPES } from '@/domain/quality'

export const qualitySummarySchema = z
  .object({
    /** when issues were last computed; null before the first run */
    refreshedAt: z.string().nullable(),
    /** per type: open issues, those marked correct, and open ones at the end of past weeks, oldest first */
    types: z.array(
      z.object({
        type: z.enum(QUALITY_TYPES),
        open: z.int(),
        marked: z.int(),
        weeks: z.array(z.object({ week: z.string(), count: z.int() })),
      }),
    ),
    changes: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        by: z.string().nullable(),
        restaurants: z.int(),
        changes: z.record(z.string(), z.unknown()),
        undoneAt: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'QualitySummary' })
export type QualitySummary = z.infer<typeof qualitySummarySchema>
