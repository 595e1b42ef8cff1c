import { CURRENT_REGIONS } from '@/domain/region/regions'

/** Tags of public pages; a change invalidates exactly the pages that show it. */
export const pageTags = {
  /** lists and figures beyond one district: home, map, ranking, searches */
  directory: 'directory',
  /** lists of one district, by its 법정동 code */
  district: (code: string): string => `district:${code}`,
  restaurant: (id: number): string => `restaurant:${id}`,
  /** lists of agencies */
  agencies: 'agencies',
  agency: (id: number): string => `agency:${id}`,
  collections: 'collections',
  /** lists of posts, and posts */
  board: 'board',
  /** the comments of a post */
  post: (id: number): string => `post:${id}`,
  terms: 'terms',
  faq: 'faq',
  /** content that never changes at run time */
  fixed: 'fixed',
} as const

/** Means every tag: more changed than is worth listing. */
export const ALL_PAGES = '*'

/** The NOTIFY channel for the tags of changed pages, as a JSON list. */
export const PAGE_TAGS_CHANNEL = 'page_tags'

export function listTag({
  province,
  district,
}: {
  province?: string | undefined
  district?: string | undefined
}): string {
  const region = CURRENT_REGIONS.find((one) => one.province === province && (one.district || undefined) === district)
  return region ? pageTags.district(region.code) : pageTags.directory
}
