import { type Picked, RecordPicker } from './RecordPicker'
import { type PickableRestaurant, toPickedRestaurant } from './toPickedRestaurant'

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
