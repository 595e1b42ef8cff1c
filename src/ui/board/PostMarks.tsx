import type { PostSummary } from '@/domain/community/postSchemas'
import type { SuggestionStatus } from '@/domain/community/states'
import { NOTICE_TYPE_LABELS, SUGGESTION_STATUS_LABELS } from '@/messages/labels'
import { BOARDS_PAGE } from '@/messages/site/boards'

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
