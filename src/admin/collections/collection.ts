/** A place of a collection, with why it is in it. */
export interface CollectedPlace {
  restaurant: number
  remark: string
  title: string
  place: string
  /** visitors see it: it is neither hidden nor merged into another */
  isShown: boolean
}

/** A collection as the façade sends it. */
export interface PlaceCollection {
  id: number
  version: string
  title: string
  slug: string
  published: boolean
  position: number
  placeCount: number
  updatedAt: string
  summary?: string
  places?: CollectedPlace[]
}

/** What is written of a collection: of its places the restaurants and the remarks, in their order. */
export const toWritten = <T extends { places?: readonly CollectedPlace[] }>(collection: T) => ({
  ...collection,
  places: (collection.places ?? []).map(({ restaurant, remark }) => ({ restaurant, remark })),
})
