import { DISTRICTS_URL, type DistrictShape, type DistrictShapes } from './shapes'

let shapes: Promise<readonly DistrictShape[]> | undefined

/** The boundaries of all districts, fetched once a visit. @throws when they cannot be fetched; the next call tries again */
export function fetchDistricts(): Promise<readonly DistrictShape[]> {
  shapes ??= fetch(DISTRICTS_URL)
    .then((response) => {
      if (!response.ok) throw new Error(`the boundaries answered ${response.status}`)
      return response.json() as Promise<DistrictShapes>
    })
    .then((collection) => collection.features)
    .catch((error: unknown) => {
      shapes = undefined
      throw error
    })
  return shapes
}
