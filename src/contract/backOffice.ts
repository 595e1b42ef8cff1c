import { z } from 'zod'
import { cleanLine } from '@/domain/text'
import { ID_MAX } from '@/domain/http/limits'
import { SAVED_FILTER_BYTES_MAX, SAVED_FILTER_NAME_MAX, LISTED_FILTERS_MAX } from '@/domain/backOffice/backOffice'
import { RESOURCES } from '@/domain/access/table'

// Not z.json(), whose self-reference sends the OpenAPI generator into a loop.
const filter = z.record(z.string(), z.unknown())

export const savedFilterSchema = z
  .object({
    id: z.int().min(1).max(ID_MAX),
    name: z.string(),
    filter,
    isShared: z.boolean(),
    /** null: one's own */
    sharedBy: z.string().nullable(),
  })
  .meta({ id: 'SavedFilter' })
export type SavedFilter = z.infer<typeof savedFilterSchema>
export const savedFiltersSchema = z.object({ data: z.array(savedFilterSchema).max(LISTED_FILTERS_MAX) })

export const listResourceSchema = z.object({ resource: z.enum(RESOURCES) })

export const newSavedFilterSchema = z.strictObject({
  resource: z.enum(RESOURCES),
  name: z.string().overwrite(cleanLine).min(1).max(SAVED_FILTER_NAME_MAX),
  filter: filter.refine((given) => JSON.stringify(given).length <= SAVED_FILTER_BYTES_MAX),
  isShared: z.boolean().default(false),
})
export type NewSavedFilter = z.infer<typeof newSavedFilterSchema>

export const listCountsSchema = z.strictObject({
  resource: z.enum(RESOURCES),
  filters: z
    .array(filter)
    .min(1)
    .max(LISTED_FILTERS_MAX + 10),
})

/** A district in back-office forms; `district` is null where the province is one (세종). */
const staffRegionSchema = z
  .object({ id: z.int(), code: z.string(), province: z.string(), district: z.string().nullable() })
  .meta({ id: 'StaffRegion' })
export type StaffRegion = z.infer<typeof staffRegionSchema>
export const staffRegionsSchema = z.object({ data: z.array(staffRegionSchema) })
