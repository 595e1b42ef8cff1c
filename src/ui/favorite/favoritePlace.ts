import type { LocalFavorite } from '@/domain/favorite/localFavorites'
import type { Restaurant } from '@/domain/directory/schemas'

/** What the heart needs of its restaurant, also to store it on this device while no one is signed in. */
export type FavoritePlace = Pick<Restaurant, 'id' | 'title' | 'address' | 'category' | 'sub_add1' | 'sub_add2'>

/** No more of a restaurant than that: it is sent with every row of a list. */
export const favoritePlace = ({ id, title, address, category, sub_add1, sub_add2 }: FavoritePlace): FavoritePlace => ({
  id,
  title,
  address,
  category,
  sub_add1,
  sub_add2,
})

/** The favourite as this device stores it while no one is signed in. */
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
