import { NEARBY } from '@/messages/site/nearby'
import { formatDistance } from '../format/distance'

/** Worse accuracy than this is mentioned, in metres. */
const ACCURACY_TOLD = 200

export const aroundNotes = (accuracy: number, isPartial: boolean): string =>
  [
    accuracy > ACCURACY_TOLD && NEARBY.inaccurate(formatDistance(accuracy)),
    isPartial && NEARBY.partial,
    NEARBY.straight,
  ]
    .filter(Boolean)
    .join(' ')
