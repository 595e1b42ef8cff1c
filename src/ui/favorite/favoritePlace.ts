import type { LocalFavorite } from '@/domain/favorite/localFavorites'
import type { Restaurant } from '@/domain/directory/schemas'

/** A restaurant as the heart beside it needs it: to be kept, and to be remembered by somebody who is not signed in. */
export type FavoritePlace = Pick<Restaurant, 'id' | 'title' | 'address' | 'category' | 'sub_add1' | 'sub_add2'>

/** No more of a restaurant than that: it travels with every line of a list. */
export const favoritePlace = ({ id, title, address, category, sub_add1, sub_add2 }: FavoritePlace): FavoritePlace => ({
  id,
  title,
  address,
  category,
  sub_add1,
  sub_add2,
})

/** The wish to keep it, from this moment. */
export const wishFor = (
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
