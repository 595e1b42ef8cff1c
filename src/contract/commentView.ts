/** Where the no-JavaScript form posts a comment; the response is the page. */
export const commentFormPath = (post: number): string => `/api/v1/posts/${post}/comments/form`
export const commentAnchor = (id: number): string => `comment-${id}`
export const COMMENT_FORM_ID = 'comment-form'

export const COMMENT_SORTS = ['latest', 'popular'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]

/** The sort key of a comment: the last two suffice for the latest order, all are used for the most liked. */
export interface CommentKey {
  like_count: number
  reply_count: number
  created: number
  id: number
}

/** Four integers of at most fifteen digits. */
export const CURSOR_PATTERN = /^\d{1,15}\.\d{1,15}\.\d{1,15}\.\d{1,10}$/

export const cursorOf = ({ like_count, reply_count, created, id }: CommentKey): string =>
  [like_count, reply_count, created, id].join('.')

/** @param cursor matches `CURSOR_PATTERN` */
export function readCursor(cursor: string): CommentKey {
  const [like_count = 0, reply_count = 0, created = 0, id = 0] = cursor.split('.').map(Number)
  return { like_count, reply_count, created: Math.min(created, 8.64e15 / 100), id: Math.min(id, 2_147_483_647) }
}

export interface CommentView {
  sort: CommentSort
  after: string | null
  before: string | null
  at: number | null
  /** why a comment sent without JavaScript was refused */
  refused: CommentRefusal | null
  wait: number | null
  /** the comment that a no-JavaScript form replies to */
  answer: number | null
  /** a comment sent without JavaScript is held for review */
  held: boolean
}

/** Refusals of the no-JavaScript form, each with a message. */
export const COMMENT_REFUSALS = [
  'unauthenticated',
  'consent-required',
  'member-blocked',
  'comment-cooldown',
  'rate-limited',
  'comment-content-required',
  'too-long',
  'comment-not-found',
  'comments-closed',
  'busy',
] as const
export type CommentRefusal = (typeof COMMENT_REFUSALS)[number]

type Words = Record<string, string | string[] | undefined>
const word = (words: Words, name: string): string => [words[name]].flat()[0] ?? ''
const oneOf = <T extends string>(options: readonly T[], value: string): T | null =>
  options.find((option) => option === value) ?? null
const cursor = (value: string): string | null => (CURSOR_PATTERN.test(value) ? value : null)
const number = (value: string): number | null =>
  /^[1-9]\d{0,9}$/.test(value) ? Math.min(Number(value), 2_147_483_647) : null

export const readCommentView = (words: Words): CommentView => ({
  sort: oneOf(COMMENT_SORTS, word(words, 'sort')) ?? 'latest',
  after: cursor(word(words, 'after')),
  before: cursor(word(words, 'before')),
  at: number(word(words, 'comment')),
  refused: oneOf(COMMENT_REFUSALS, word(words, 'refused')),
  wait: number(word(words, 'wait')),
  answer: number(word(words, 'answer')),
  held: word(words, 'held') === '1',
})

export function commentViewHref(post: string, view: Partial<CommentView>): string {
  const { sort = 'latest', after, before, at, refused, wait, answer, held } = view
  const search = new URLSearchParams()
  if (sort !== 'latest') search.set('sort', sort)
  if (after) search.set('after', after)
  if (before) search.set('before', before)
  if (at) search.set('comment', String(at))
  if (answer) search.set('answer', String(answer))
  if (refused) search.set('refused', refused)
  if (wait) search.set('wait', String(wait))
  if (held) search.set('held', '1')
  const target = refused || held || answer ? COMMENT_FORM_ID : at ? commentAnchor(at) : 'comments'
  return `${post}${search.size ? `?${search}` : ''}#${target}`
}

export const commentHref = (post: string, id: number): string => commentViewHref(post, { at: id })
