import type { LocalFavorite } from '@/domain/favorite/localFavorites'
import type { Restaurant } from '@/contract/directory'

export type FavoritePlace = Pick<Restaurant, 'id' | 'title' | 'address' | 'category' | 'sub_add1' | 'sub_add2'>

/** Only these fields, because they are sent with every list row. */
export const favoritePlace = ({ id, title, address, category, sub_add1, sub_add2 }: FavoritePlace): FavoritePlace => ({
  id,
  title,
  address,
  category,
  sub_add1,
  sub_add2,
})

export const toLocalFavorite = (
  { id, title, address, category, sub_add1, sub_add2 }: FavoritePlace,
  now: Date,
): LocalFavorite => ({
  id,
  name: title,
  address,
  category,
  sub_add1,
  sub_add2,
  addedAt: now.toISOString(),
})
