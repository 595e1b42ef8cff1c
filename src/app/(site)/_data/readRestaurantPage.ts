import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import type { RestaurantDetail } from '@/domain/directory/schemas'
import { preparedReads } from '@/infra/database/readPool'
import { readRestaurant } from '@/server/directory/readRestaurant'
import { readRestaurantId, restaurantHref } from '@/ui/urls/restaurantHref'
import { missingPage } from './missingPage'

export const readRestaurantPage = cache(async (id: string, hrefOf = restaurantHref): Promise<RestaurantDetail> => {
  const number = readRestaurantId(id)
  if (number === null) missingPage()
  const found = await readRestaurant(preparedReads(), number)
  if (!found) missingPage()
  if ('mergedInto' in found) permanentRedirect(hrefOf(found.mergedInto))
  tagPage(pageTags.restaurant(number))
  return found
})
