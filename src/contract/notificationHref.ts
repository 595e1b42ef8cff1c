import { commentHref } from '@/contract/commentView'
import type { Notification, NotificationKind, NotificationParams } from '@/domain/notification/notification'

type Hrefs = { [Kind in NotificationKind]: (params: NotificationParams[Kind]) => string | null }

/** The page of a comment; comments exist only under posts of the free board. */
const hrefOfComment = ({ post, comment }: { post: number; comment: number }): string =>
  commentHref(`/board/free/${post}`, comment)

/** Hidden or deleted content has no page; the outcome of a report needs none. */
const HREFS: Hrefs = {
  content_moderated: () => null,
  content_restored: () => null,
  restriction_ended: () => null,
  suggestion_answered: ({ id }) => `/board/suggestion/${id}`,
  report_resolved: () => null,
  comment_mention: hrefOfComment,
  post_comment: hrefOfComment,
  comment_reply: hrefOfComment,
}

export const notificationHref = ({ kind, params }: Notification): string | null =>
  (HREFS[kind] as (params: Notification['params']) => string | null)(params)
