import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { nearSchema } from '@/contract/directoryQuery'
import { LIST_PAGE_MAX } from '@/domain/directory/directory'
import { FAVORITES_MAX, FOLDER_NAME_MAX, LOCAL_FAVORITES_MAX } from '@/domain/favorite/favorite'
import { cleanLine } from '@/domain/text'
import { paginationSchema, restaurantSchema } from './directory'

const id = z.int().min(1).max(ID_MAX)
const count = z.int().min(0)

export const favoriteIdsSchema = z.object({ ids: z.array(id).max(FAVORITES_MAX) }).meta({ id: 'FavoriteIds' })
export type FavoriteIds = z.infer<typeof favoriteIdsSchema>

/** `restaurant.is_active` false: no longer public, but still shown to its member. */
export const favoriteSchema = z
  .object({ restaurant: restaurantSchema, folder_id: id.nullable(), created_at: z.iso.datetime() })
  .meta({ id: 'Favorite' })
export type Favorite = z.infer<typeof favoriteSchema>
export const favoritePageSchema = z
  .object({ data: z.array(favoriteSchema), pagination: paginationSchema })
  .meta({ id: 'FavoritePage' })
export type FavoritePage = z.infer<typeof favoritePageSchema>

/** `share_token`: null while the folder is private. */
export const folderSchema = z
  .object({ id, name: z.string(), count, share_token: z.string().nullable() })
  .meta({ id: 'FavoriteFolder' })
export type Folder = z.infer<typeof folderSchema>
/** `total` counts all favourites; `share_token` shares all of them. */
export const foldersSchema = z
  .object({ total: count, share_token: z.string().nullable(), folders: z.array(folderSchema) })
  .meta({ id: 'FavoriteFolders' })
export type Folders = z.infer<typeof foldersSchema>

export const folderNameSchema = z.object({ name: z.string().overwrite(cleanLine).min(1).max(FOLDER_NAME_MAX) }).strict()
export const moveFavoriteSchema = z.object({ folder_id: id.nullable() }).strict()
export const mergeFavoritesSchema = z.object({ ids: z.array(id).max(LOCAL_FAVORITES_MAX) }).strict()
/** `unknown`: restaurants that no longer exist or exceeded the limit. */
export const mergedFavoritesSchema = z
  .object({ added: count, known: count, unknown: count })
  .meta({ id: 'MergedFavorites' })
export type MergedFavorites = z.infer<typeof mergedFavoritesSchema>

export const shareSchema = z.object({ token: z.string() }).meta({ id: 'FavoriteShare' })
export type Share = z.infer<typeof shareSchema>

/** The nickname is all it reveals of its owner. */
export const sharedListSchema = z
  .object({
    title: z.string().nullable(),
    nickname: z.string(),
    data: z.array(restaurantSchema),
    pagination: paginationSchema,
  })
  .meta({ id: 'SharedList' })
export type SharedList = z.infer<typeof sharedListSchema>

const idInAddress = z.coerce.number().int().min(1).max(ID_MAX)
const page = z.coerce.number().int().min(1).max(LIST_PAGE_MAX).default(1)

export const favoriteParamsSchema = z.object({ restaurantId: idInAddress })
export const folderParamsSchema = z.object({ id: idInAddress })
export const listParamsSchema = z.object({ token: z.string() })
export const favoriteQuerySchema = z
  .object({ page, folder: idInAddress.optional(), near: nearSchema.optional() })
  .strict()
export const sharedListQuerySchema = z.object({ page }).strict()
