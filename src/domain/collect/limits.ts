/** Apart from the schemas, so that screens load no zod. */
export const SOURCE_LIMITS = { name: 60, boards: 20, address: 500, words: 20, word: 40, reason: 200 } as const
/** Seconds between two requests to a host. */
export const SPACING = { min: 10, usual: 15, max: 600 } as const

/**
 * Where the data of a board is: `files` attached to posts; tables in the `posts` themselves; `either`: files, or the
 * table where there is none; `rows`: the list's own rows, a page at a time
 */
export const DATA_PLACES = ['files', 'posts', 'either', 'rows'] as const
