import { koreanDay } from '@/domain/koreanDay'
import type { PostSummary } from '@/contract/posts'
import { ROLE_LABELS, WITHDRAWN_MEMBER, NOTICE_TYPE_LABELS, SUGGESTION_STATUS_LABELS } from '@/messages/labels'
import { BOARDS_PAGE, HOUSE } from '@/messages/site/boards'
import type { SuggestionStatus } from '@/domain/community/community'
import { formatDay, formatMoment } from '../format/day'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'

const MARK =
  'inline-block rounded-full border px-2 align-[0.1em] text-note leading-[1.45] font-semibold tracking-normal'

const STATUS_TONES: Record<SuggestionStatus, string> = {
  pending: 'border-edge/60 text-soft',
  in_progress: 'border-accent/45 text-accent',
  completed: 'border-good/45 text-good',
  rejected: 'border-line text-faint',
}

export const SuggestionMark = ({ status }: { status: SuggestionStatus }) => (
  <span className={`${MARK} ${STATUS_TONES[status]}`}>{SUGGESTION_STATUS_LABELS[status]}</span>
)

type Marked = Pick<PostSummary, 'is_pinned' | 'is_hot' | 'notice_type' | 'suggestion_status'>

export function PostMarks({ post }: { post: Marked }) {
  const { is_pinned, is_hot, notice_type, suggestion_status } = post
  const kind = notice_type && notice_type !== 'notice' ? NOTICE_TYPE_LABELS[notice_type] : null
  return (
    <>
      {is_pinned && <span className={`${MARK} mr-1.5 border-ink bg-ink text-paper`}>{BOARDS_PAGE.pinned}</span>}
      {kind && <span className={`${MARK} mr-1.5 border-edge/60 text-soft`}>{kind}</span>}
      {suggestion_status && (
        <span className="mr-1.5">
          <SuggestionMark status={suggestion_status} />
        </span>
      )}
      {is_hot && <span className="mr-1.5 align-[0.05em] text-note font-semibold text-accent">{BOARDS_PAGE.isHot}</span>}
    </>
  )
}

interface Props {
  post: PostSummary
  /** on the post's own page: with time of day, and always with views */
  whole?: boolean
  className?: string
}

export function PostAuthor({ post: { board, author } }: { post: Pick<PostSummary, 'board' | 'author'> }) {
  if (board === 'notice') return HOUSE
  if (!author) return WITHDRAWN_MEMBER
  return (
    <>
      <bdi>{author.nickname}</bdi>
      {author.role !== 'user' && <span className="ml-1 font-semibold text-good">{ROLE_LABELS[author.role]}</span>}
    </>
  )
}

export function PostMeta({ post, whole = false, className = '' }: Props) {
  const { created_at, edited_at, view_count, like_count, comment_count, photo_count } = post
  const words = [
    (whole || view_count > 0) && BOARDS_PAGE.views(formatCount(view_count)),
    !whole && like_count > 0 && BOARDS_PAGE.likes(formatCount(like_count)),
    !whole && comment_count > 0 && BOARDS_PAGE.comments(formatCount(comment_count)),
    whole && edited_at && BOARDS_PAGE.edited,
  ].filter((word) => typeof word === 'string')
  return (
    <p className={`flex flex-wrap items-center gap-x-2 text-note text-soft ${className}`}>
      <span className="font-medium">
        <PostAuthor post={post} />
      </span>
      <time dateTime={created_at}>{whole ? formatMoment(created_at) : formatDay(koreanDay(new Date(created_at)))}</time>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
      {!whole && photo_count > 0 && (
        <span className="inline-flex items-center gap-1">
          <Icon name="camera" className="size-3.5" />
          <span className="sr-only">{BOARDS_PAGE.photos(photo_count)}</span>
        </span>
      )}
    </p>
  )
}
