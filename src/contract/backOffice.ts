import { z } from 'zod'
import { cleanLine } from '@/domain/text'
import { ID_MAX } from '@/domain/http/limits'
import { SAVED_FILTER_BYTES_MAX, SAVED_FILTER_NAME_MAX, LISTED_FILTERS_MAX } from '@/domain/backOffice/backOffice'
import { RESOURCES } from '@/domain/access/table'
import { DRAFT_LENGTH_MAX, EDITORS_LISTED } from '@/domain/backOffice/recordEdits'
import { wholeNumber } from './wholeNumber'

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

/** Added by staff to the built-in reasons, oldest first; `because` continues the message to the author. */
export const reasonTemplatesSchema = z.object({
  data: z.array(z.object({ reason: z.string(), because: z.string() })),
})

const VERSION_MAX = 40

const fields = z.record(z.string(), z.unknown())
const base = z.string().max(VERSION_MAX).nullable()
const savedAt = z.iso.datetime().nullable()

export const recordEditSchema = z
  .strictObject({
    resource: z.enum(RESOURCES),
    /** 0 for a new one */
    record: z.int().min(0).max(ID_MAX),
    base,
    /** when the draft that this form continues was stored; null without one */
    draftAt: savedAt,
    /** null empties it; left out, the stored one stays */
    draft: z
      .strictObject({ values: fields, before: fields })
      .refine((draft) => JSON.stringify(draft).length <= DRAFT_LENGTH_MAX)
      .nullable()
      .optional(),
  })
  .meta({ id: 'RecordEdit' })
export type RecordEdit = z.output<typeof recordEditSchema>

export const endEditQuerySchema = z.strictObject({
  resource: z.enum(RESOURCES),
  record: wholeNumber(0, ID_MAX),
  draftAt: z.iso.datetime().optional(),
})
export type EndEditQuery = z.output<typeof endEditQuerySchema>

const others = z.array(z.object({ nickname: z.string(), editingSince: z.string() })).max(EDITORS_LISTED)

export const editorsQuerySchema = z.strictObject({ resource: z.enum(RESOURCES), record: wholeNumber(1, ID_MAX) })
export type EditorsQuery = z.output<typeof editorsQuerySchema>
export const editorsSchema = z.object({ others }).meta({ id: 'Editors' })

export const editStateSchema = z
  .object({
    others,
    savedAt: z.string().nullable(),
    /** the stored draft, unless it is the one that the request wrote or knows */
    draft: z.object({ base, values: fields, before: fields }).nullable(),
  })
  .meta({ id: 'EditState' })
export type EditState = z.output<typeof editStateSchema>
