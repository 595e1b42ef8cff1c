import { z } from 'zod'

/** A district in back-office forms; `district` is null where the province is one (세종). */
export const staffRegionSchema = z
  .object({ id: z.int(), code: z.string(), province: z.string(), district: z.string().nullable() })
  .meta({ id: 'StaffRegion' })
export type StaffRegion = z.infer<typeof staffRegionSchema>
export const staffRegionsSchema = z.object({ data: z.array(staffRegionSchema) })
