import type { Picked } from './RecordPicker'

export interface PickableRestaurant {
  id: number
  title: string
  address: string | null
  province: string | null
  district: string | null
}

export const toPickedRestaurant = ({ id, title, address, province, district }: PickableRestaurant): Picked => ({
  id,
  label: title,
  note: address ?? [province, district].filter(Boolean).join(' '),
})
