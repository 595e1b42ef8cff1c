import { type Picked, RecordPicker } from './RecordPicker'

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

interface Props {
  label?: string
  value: Picked | null
  onChange: (picked: Picked | null) => void
  except?: number | undefined
}

export const RestaurantPicker = ({ label = '식당', ...props }: Props) => (
  <RecordPicker<PickableRestaurant>
    resource="restaurants"
    label={label}
    toPicked={toPickedRestaurant}
    sort="title"
    {...props}
  />
)
