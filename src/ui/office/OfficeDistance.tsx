import type { Located } from '@/domain/distance'
import { nearText } from '@/domain/nearby/nearPoint'

interface Props {
  of: Located
  /** whether it is a line of its own instead of the beginning of one */
  alone?: boolean
}

/** Where `MeasureDistances` writes how far a place is from the visitor's office; empty and hidden until then. */
export const OfficeDistance = ({ of: { latitude = null, longitude = null }, alone = false }: Props) =>
  latitude === null || longitude === null ? null : (
    <span data-at={nearText({ latitude, longitude })} {...(alone && { className: 'alone' })} />
  )
