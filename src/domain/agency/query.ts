import { z } from 'zod'
import { LIST_PAGE_MAX, LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX } from '../directory/limits'
import { AGENCY_TYPES } from '../agencyTypes'
import { ID_MAX } from '../http/limits'
import { QUERY_LENGTH_MAX } from '../search/limits'
import { AGENCY_SORTS } from './listOrder'

export const agencyIdSchema = z.object({ id: z.coerce.number().int().min(1).max(ID_MAX) })

export const agencyListQuerySchema = z.object({
  q: z.string().trim().max(QUERY_LENGTH_MAX).optional(),
  region: z
    .string()
    .regex(/^\d{2}(\d{3})?$/)
    .optional(),
  type: z.enum(AGENCY_TYPES).optional(),
  sort: z.enum(AGENCY_SORTS).default('visit_count'),
  page: z.coerce.number().int().min(1).max(LIST_PAGE_MAX).default(1),
  size: z.coerce.number().int().min(1).max(LIST_PAGE_SIZE_MAX).default(LIST_PAGE_SIZE),
})
export type AgencyListQuery = z.infer<typeof agencyListQuerySchema>
