export interface ShownFavorites {
  /** null for all */
  folder: number | null
  page: number
  /** the point that they are ordered from */
  near: string | undefined
}

/** Query keys of favourites, including the member's id, so that no one sees an earlier member's. */
export const favoriteKeys = {
  all: ['favorites'] as const,
  ids: (member: number | undefined) => ['favorites', 'ids', member] as const,
  pages: ['favorites', 'page'] as const,
  page: (member: number | undefined, shown: ShownFavorites) => ['favorites', 'page', member, shown] as const,
  folders: (member?: number) =>
    member === undefined ? (['favorites', 'folders'] as const) : (['favorites', 'folders', member] as const),
}
