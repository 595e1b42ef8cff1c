import { nearText } from '@/domain/nearby/nearPoint'

interface Located {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** Where `MeasureDistances` writes how far a place is from the visitor's office; empty and hidden until then. */
export const OfficeDistance = ({ of: { latitude = null, longitude = null } }: { of: Located }) =>
  latitude === null || longitude === null ? null : <span data-at={nearText({ latitude, longitude })} />
