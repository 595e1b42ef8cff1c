import { commentHref } from '../community/commentView'
import type { Notification, NotificationKind, NotificationParams } from './kinds'

type Hrefs = { [Kind in NotificationKind]: (params: NotificationParams[Kind]) => string | null }

/** Comments stand under posts of the free board. */
const hrefOfComment = ({ post, comment }: { post: number; comment: number }): string =>
  commentHref(`/board/free/${post}`, comment)

/** What was hidden or deleted has no page; what came of a report is told to the end. */
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

/** The page of this site that a notification is about; null where there is none to see. */
export const notificationHref = ({ kind, params }: Notification): string | null =>
  (HREFS[kind] as (params: Notification['params']) => string | null)(params)
