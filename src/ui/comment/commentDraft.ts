import { createDraftStore } from '../form/createDraftStore'

export interface CommentDraft {
  content: string
}

export const EMPTY_COMMENT_DRAFT: CommentDraft = { content: '' }

/** Drafts of comments, kept in this tab until sent, so that signing in does not lose them. */
export const commentDrafts = createDraftStore<CommentDraft>({
  prefix: 'gonggong-bapsang:comment-draft:v1:',
  storage: () => sessionStorage,
  parse: (kept) => (kept ? { content: kept } : null),
  write: ({ content }) => content,
  isSame: (a, b) => a.content === b.content,
  release: () => undefined,
})
