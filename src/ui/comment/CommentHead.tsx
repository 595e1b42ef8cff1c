import { commentHref } from '@/domain/community/commentView'
import type { Comment } from '@/domain/community/commentSchemas'
import { ROLE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { COMMENTS } from '@/messages/site/comments'
import { formatMoment } from '../format/moment'

export function CommentHead({ comment, postPath }: { comment: Comment; postPath: string }) {
  const { id, author, created_at, edited_at } = comment
  const when = formatMoment(created_at)
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-note text-soft">
      <span className="text-small font-semibold text-ink">
        {author ? <bdi>{author.nickname}</bdi> : WITHDRAWN_MEMBER}
      </span>
      {author && author.role !== 'user' && (
        <span className="rounded-full border border-good/50 px-1.5 font-semibold text-good">
          {ROLE_LABELS[author.role]}
        </span>
      )}
      {/* A plain link: opens the page at this comment, regardless of what is loaded. */}
      <a href={commentHref(postPath, id)} className="py-1.5 hover:text-ink hover:underline">
        <time dateTime={created_at}>{when}</time>
        <span className="sr-only"> {COMMENTS.permalink}</span>
      </a>
      {edited_at && <span>{COMMENTS.edited}</span>}
    </div>
  )
}
