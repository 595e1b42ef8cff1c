import { NEARBY } from '@/messages/site/nearby'
import { formatDistance } from '../format/distance'

/** A position that is less certain than this is told, in metres. */
const ACCURACY_TOLD = 200

/** What to know about what is around the visitor: how certain they stand there, what was left out, how far means. */
export const aroundNotes = (accuracy: number, isPartial: boolean): string =>
  [
    accuracy > ACCURACY_TOLD && NEARBY.inaccurate(formatDistance(accuracy)),
    isPartial && NEARBY.partial,
    NEARBY.straight,
  ]
    .filter(Boolean)
    .join(' ')
