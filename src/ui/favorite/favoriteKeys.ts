/** The query keys of favourites; they have the member's id, so no one sees those of an earlier member. */
export const favoriteKeys = {
  all: ['favorites'] as const,
  ids: (member: number | undefined) => ['favorites', 'ids', member] as const,
  pages: ['favorites', 'page'] as const,
  page: (member: number | undefined, folder: number | null, page: number) =>
    ['favorites', 'page', member, folder, page] as const,
  folders: (member?: number) =>
    member === undefined ? (['favorites', 'folders'] as const) : (['favorites', 'folders', member] as const),
}
