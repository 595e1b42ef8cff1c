/** What a public page is made from, so that a change of it empties exactly the pages that show it. */
export const pageTags = {
  /** lists and figures of more than one district: home, the map, the ranking, searches */
  directory: 'directory',
  /** lists of one district, by its 법정동 code */
  district: (code: string): string => `district:${code}`,
  restaurant: (id: number): string => `restaurant:${id}`,
  /** lists of agencies */
  agencies: 'agencies',
  agency: (id: number): string => `agency:${id}`,
  /** places that staff put together, and their list */
  collections: 'collections',
  /** lists of posts, and posts */
  board: 'board',
  /** the comments of a post */
  post: (id: number): string => `post:${id}`,
  terms: 'terms',
  faq: 'faq',
  /** nothing that anybody writes */
  fixed: 'fixed',
} as const

/** Stands for every tag: so much changed that naming it would take longer than making pages again. */
export const ALL_PAGES = '*'

/** The channel of PostgreSQL on which transactions tell which pages they touched: a JSON list of tags. */
export const PAGE_TAGS_CHANNEL = 'page_tags'
