import type { InfiniteData } from '@tanstack/react-query'
import type { Comment, CommentPage } from '@/domain/community/commentSchemas'

export type CommentPages = InfiniteData<CommentPage>

/** The comments of loaded pages without duplicates, because a comment may move between pages while loading. */
export function commentsOf(pages: CommentPages | undefined): Comment[] {
  const byId = new Map<number, Comment>()
  for (const comment of pages?.pages.flatMap(({ data }) => data) ?? [])
    if (!byId.has(comment.id)) byId.set(comment.id, comment)
  return [...byId.values()]
}

const mapPages = (pages: CommentPages, change: (data: Comment[], index: number) => Comment[]): CommentPages => ({
  ...pages,
  pages: pages.pages.map((page, index) => ({ ...page, data: change(page.data, index) })),
})

export const hasComment = (pages: CommentPages, id: number): boolean =>
  pages.pages.some(({ data }) => data.some((comment) => comment.id === id))

export function addComment(pages: CommentPages, comment: Comment, where: 'first' | 'last'): CommentPages {
  if (hasComment(pages, comment.id)) return replaceComment(pages, comment)
  const target = where === 'first' ? 0 : pages.pages.length - 1
  return mapPages(pages, (data, index) => {
    if (index !== target) return data
    return where === 'first' ? [comment, ...data] : [...data, comment]
  })
}

const replaceComment = (pages: CommentPages, comment: Comment): CommentPages =>
  changeComment(pages, comment.id, () => comment)

export const changeComment = (pages: CommentPages, id: number, change: (comment: Comment) => Comment): CommentPages =>
  hasComment(pages, id)
    ? mapPages(pages, (data) => data.map((comment) => (comment.id === id ? change(comment) : comment)))
    : pages

const tombstoneOf = (comment: Comment, state: 'deleted' | 'hidden'): Comment => ({
  ...comment,
  state,
  content: null,
  content_html: null,
  author: null,
  mentions: [],
  edited_at: null,
})

export const removeComment = (pages: CommentPages, id: number, state: 'deleted' | 'hidden' = 'deleted'): CommentPages =>
  hasComment(pages, id)
    ? mapPages(pages, (data) =>
        data.flatMap((comment) => {
          if (comment.id !== id) return [comment]
          return comment.reply_count > 0 ? [tombstoneOf(comment, state)] : []
        }),
      )
    : pages

export const countReply = (pages: CommentPages, parentId: number, by: 1 | -1): CommentPages =>
  hasComment(pages, parentId)
    ? mapPages(pages, (data) =>
        data.flatMap((comment) => {
          if (comment.id !== parentId) return [comment]
          const counted = { ...comment, reply_count: Math.max(0, comment.reply_count + by) }
          return counted.state === 'published' || counted.reply_count > 0 ? [counted] : []
        }),
      )
    : pages

export const ensureReply = (pages: CommentPages, parentId: number): CommentPages =>
  changeComment(pages, parentId, (comment) => ({ ...comment, reply_count: Math.max(1, comment.reply_count) }))
