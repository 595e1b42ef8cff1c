export const POSTS_PATH = '/api/v1/posts'
export const MY_POSTS_PATH = '/api/v1/me/posts'
export const postPath = (id: number, action?: 'restore' | 'like' | 'views' | 'reports'): string =>
  `${POSTS_PATH}/${id}${action ? `/${action}` : ''}`
export const myPostPath = (id: number): string => `${MY_POSTS_PATH}/${id}`

export const COMMENTS_PATH = '/api/v1/comments'
export const MUTES_PATH = '/api/v1/me/mutes'
export const NICKNAMES_PATH = '/api/v1/me/nicknames'
export const postCommentsPath = (post: number): string => `${POSTS_PATH}/${post}/comments`
export const myCommentsPath = (post: number): string => `${MY_POSTS_PATH}/${post}/comments`
export const commentPath = (id: number, action?: 'replies' | 'restore' | 'like' | 'reports'): string =>
  `${COMMENTS_PATH}/${id}${action ? `/${action}` : ''}`
/** Where the no-JavaScript form posts a comment; the response is the page. */
export const commentFormPath = (post: number): string => `${POSTS_PATH}/${post}/comments/form`
export const mutePath = (nickname: string): string => `${MUTES_PATH}/${encodeURIComponent(nickname)}`
export const commentAnchor = (id: number): string => `comment-${id}`
export const COMMENT_FORM_ID = 'comment-form'
