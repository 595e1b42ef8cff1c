import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import type { RestaurantDetail } from '@/domain/directory/schemas'
import { ID_MAX } from '@/domain/limits'
import { readPool } from '@/infra/database/readPool'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { restaurantHref } from '@/ui/address/restaurantHref'

/** The restaurant of an address, once a request; a merged one leads on, an unknown one is the not-found page. */
export const readRestaurantPage = cache(async (id: string, hrefOf = restaurantHref): Promise<RestaurantDetail> => {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : 0
  if (number < 1 || number > ID_MAX) notFound()
  const found = await readRestaurant(readPool(), number)
  if (!found) notFound()
  if ('mergedInto' in found) permanentRedirect(hrefOf(found.mergedInto))
  return found
})
