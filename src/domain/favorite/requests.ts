import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { nearSchema } from '@/domain/directory/query'
import { LIST_PAGE_MAX } from '@/domain/directory/limits'

const idInAddress = z.coerce.number().int().min(1).max(ID_MAX)
const page = z.coerce.number().int().min(1).max(LIST_PAGE_MAX).default(1)

export const favoriteParamsSchema = z.object({ restaurantId: idInAddress })
export const folderParamsSchema = z.object({ id: idInAddress })
export const listParamsSchema = z.object({ token: z.string() })
export const favoriteQuerySchema = z
  .object({ page, folder: idInAddress.optional(), near: nearSchema.optional() })
  .strict()
export const sharedListQuerySchema = z.object({ page }).strict()
