/** One hit of the back office's search over everything. */
export interface StaffSearchHit {
  id: number
  label: string
  /** what tells it from others of that name: an address, an e-mail, a board's or a type's code */
  note: string | null
}

/** Groups of hits, in the order they are shown in. */
export const STAFF_SEARCH_GROUPS = ['restaurants', 'members', 'posts', 'institutions'] as const
export type StaffSearchGroup = (typeof STAFF_SEARCH_GROUPS)[number]

/** A group that could not be searched is null. */
export type StaffSearchResults = Partial<Record<StaffSearchGroup, StaffSearchHit[] | null>>
