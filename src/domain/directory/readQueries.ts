import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { LIST_PAGE_MAX, LIST_PAGE_SIZE_MAX, VISITS_PAGE_SIZE } from './limits'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'

export const restaurantIdSchema = z.object({ id: z.coerce.number().int().min(1).max(ID_MAX) })

export const visitQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(LIST_PAGE_MAX).default(1),
  size: z.coerce.number().int().min(1).max(LIST_PAGE_SIZE_MAX).default(VISITS_PAGE_SIZE),
})

export const suggestQuerySchema = z.object({ q: z.string().trim().max(QUERY_LENGTH_MAX) })
