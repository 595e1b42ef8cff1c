import type { Resource } from '@/domain/access/table'
import { isAdmin } from '@/domain/roles'
import { agencyList } from '@/server/backOffice/lists/agencies'
import { auditList } from '@/server/backOffice/lists/audit'
import { backupList } from '@/server/backOffice/lists/backups'
import { collectionList } from '@/server/backOffice/lists/collections'
import { commentList, commentListOfModerators } from '@/server/backOffice/lists/comments'
import { matchList } from '@/server/backOffice/lists/matches'
import { jobList } from '@/server/backOffice/lists/jobs'
import { noticeList, postList, suggestionList } from '@/server/backOffice/lists/posts'
import { qualityList } from '@/server/backOffice/lists/quality'
import { reportList } from '@/server/backOffice/lists/reports'
import { restaurantList } from '@/server/backOffice/lists/restaurants'
import { reviewList, reviewListOfModerators } from '@/server/backOffice/lists/reviews'
import { roleList } from '@/server/backOffice/lists/roles'
import { sourceList } from '@/server/backOffice/lists/sources'
import { termsList } from '@/server/backOffice/lists/terms'
import { ticketList } from '@/server/backOffice/lists/tickets'
import { userList } from '@/server/backOffice/lists/users'
import { visitList } from '@/server/backOffice/lists/visits'
import { wordList } from '@/server/backOffice/lists/words'
import { DEFINED } from '@/resources/defined'
import { listOf } from '@/server/backOffice/listOf'
import type { ListSpec } from '@/server/backOffice/listSpec'

export interface ResourceLists {
  list: ListSpec
  /** for non-admins: without email addresses */
  listOfOthers?: ListSpec
}

/** Separate from writes: lists are also counted where Payload is not loaded. */
export const LISTS = {
  ...(Object.fromEntries(Object.entries(DEFINED).map(([key, one]) => [key, { list: listOf(one) }])) as Record<
    keyof typeof DEFINED,
    ResourceLists
  >),
  restaurants: { list: restaurantList },
  visits: { list: visitList },
  agencies: { list: agencyList },
  sources: { list: sourceList },
  matches: { list: matchList },
  posts: { list: postList },
  suggestions: { list: suggestionList },
  notices: { list: noticeList },
  comments: { list: commentList, listOfOthers: commentListOfModerators },
  reports: { list: reportList },
  audit: { list: auditList },
  words: { list: wordList },
  collections: { list: collectionList },
  'data-quality': { list: qualityList },
  backups: { list: backupList },
  jobs: { list: jobList },
  reviews: { list: reviewList, listOfOthers: reviewListOfModerators },
  tickets: { list: ticketList },
  users: { list: userList },
  roles: { list: roleList },
  terms: { list: termsList },
} satisfies Partial<Record<Resource, ResourceLists>>

export const listsOf = (resource: Resource): ResourceLists | undefined =>
  (LISTS as Partial<Record<Resource, ResourceLists>>)[resource]

/** As this person may read it. */
export const listFor = (lists: ResourceLists, person: Parameters<typeof isAdmin>[0]): ListSpec =>
  isAdmin(person) ? lists.list : (lists.listOfOthers ?? lists.list)
