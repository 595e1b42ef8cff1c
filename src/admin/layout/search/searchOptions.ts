import { STAFF_SEARCH_GROUPS, type StaffSearchGroup } from '@/domain/staff/paths'
import type { StaffSearchResults } from '@/domain/staff/search'
import { AGENCY_TYPE_LABELS, BOARD_LABELS } from '@/messages/labels'
import type { ResourceName } from '@/messages/staff/resources'

const RESOURCE_OF: Record<StaffSearchGroup, ResourceName> = {
  restaurants: 'restaurants',
  members: 'users',
  posts: 'posts',
  institutions: 'agencies',
}

export interface SearchOption {
  resource: ResourceName
  id: number
  label: string
  note: string | null
  to: string
}

/** Labels for notes that are codes. */
const CODES: Partial<Record<StaffSearchGroup, Record<string, string>>> = {
  posts: BOARD_LABELS,
  institutions: AGENCY_TYPE_LABELS,
}

export const searchOptions = (results: StaffSearchResults): SearchOption[] =>
  STAFF_SEARCH_GROUPS.flatMap((group) =>
    (results[group] ?? []).map(({ id, label, note }) => {
      const resource = RESOURCE_OF[group]
      const words = note === null ? null : (CODES[group]?.[note] ?? note)
      return { resource, id, label, note: words, to: `/${resource}/${id}` }
    }),
  )
