import type { Picked } from './RecordPicker'

/** What tells a restaurant from others where somebody picks one. */
export interface PickableRestaurant {
  id: number
  title: string
  address: string | null
  province: string | null
  district: string | null
}

/** A restaurant as somebody picks it: by its name, told from others by where it is. */
export const toPickedRestaurant = ({ id, title, address, province, district }: PickableRestaurant): Picked => ({
  id,
  label: title,
  note: address ?? [province, district].filter(Boolean).join(' '),
})
