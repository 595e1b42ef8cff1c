import type { Picked } from './RecordPicker'

export interface PickableRestaurant {
  id: number
  title: string
  address: string | null
  province: string | null
  district: string | null
}

/** A restaurant as a picker shows it: name, and location to distinguish it. */
export const toPickedRestaurant = ({ id, title, address, province, district }: PickableRestaurant): Picked => ({
  id,
  label: title,
  note: address ?? [province, district].filter(Boolean).join(' '),
})
