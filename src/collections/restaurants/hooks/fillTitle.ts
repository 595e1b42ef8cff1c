import type { CollectionBeforeValidateHook } from 'payload'
import { restaurantTitle } from '@/domain/restaurantTitle'
import type { Restaurant } from '@/payload-types'

export const fillTitle: CollectionBeforeValidateHook<Restaurant> = ({ data, originalDoc }) => {
  if (!data) return data
  const name = data.name ?? originalDoc?.name
  const branch = 'branch' in data ? data.branch : originalDoc?.branch
  return name ? { ...data, title: restaurantTitle(name, branch) } : data
}
