import { walkingMinutes } from '@/domain/nearby/walkingMinutes'
import { formatDistance } from '../format/distance'

export function DistanceBadge({ metres }: { metres: number }) {
  const [amount, unit] = formatDistance(metres).split(' ')
  const minutes = walkingMinutes(metres)
  return (
    <span className="distance-badge">
      <b>
        {amount}
        <small>{unit}</small>
      </b>
      {minutes !== null && (
        <small>
          <span className="sr-only">걸어서 </span>
          {minutes}분
        </small>
      )}
    </span>
  )
}
