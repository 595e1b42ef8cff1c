import type { CollectionBeforeValidateHook } from 'payload'
import { restaurantViolation } from '@/domain/directory/restaurantViolation'
import { koreanDay } from '@/domain/koreanDay'
import { shopPhone } from '@/domain/place/text/shopPhone'
import type { Restaurant } from '@/payload-types'
import { ViolationError } from '@/server/violationError'

const POINT = ['latitude', 'longitude'] as const

/** Changed fields only, because old data may break newer rules. */
export const keepLimits: CollectionBeforeValidateHook<Restaurant> = ({ data, originalDoc }) => {
  if (!data) return data
  const changed = Object.fromEntries(
    Object.entries(data).filter(([name, value]) => value !== originalDoc?.[name as keyof Restaurant]),
  ) as Partial<Restaurant>
  const point = POINT.some((name) => name in changed) ? { ...originalDoc, ...data } : {}
  const { latitude, longitude }: Partial<Restaurant> = point
  const violation = restaurantViolation({ ...changed, latitude, longitude }, koreanDay(new Date()))
  if (violation) throw new ViolationError(violation)
  return typeof changed.phone === 'string' ? { ...data, phone: shopPhone(changed.phone) } : data
}
