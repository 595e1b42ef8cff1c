export interface CollectedPlace {
  restaurant: number
  remark: string
  title: string
  place: string
  /** public: neither hidden nor merged */
  isShown: boolean
}

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

export const toWritten = <T extends { places?: readonly CollectedPlace[] }>(collection: T) => ({
  ...collection,
  places: (collection.places ?? []).map(({ restaurant, remark }) => ({ restaurant, remark })),
})
