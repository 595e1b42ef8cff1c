import { RADIUS_CHOICES } from '@/domain/nearby/nearby'
import { NEARBY } from '@/messages/site/nearby'
import { formatDistance } from '../format/distance'
import { Select } from '../form/Select'

/** Larger circles than people walk belong to lists, not this device. */
const RADII = RADIUS_CHOICES.filter((radius) => radius <= 2_000)

export const RadiusSelect = ({ value, onChange }: { value: number; onChange: (radius: number) => void }) => (
  <Select
    label={NEARBY.radiusLabel}
    variant="chosen"
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {RADII.map((metres) => (
      <option key={metres} value={metres}>
        {NEARBY.radius(formatDistance(metres))}
      </option>
    ))}
  </Select>
)
