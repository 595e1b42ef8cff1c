import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SuggestionStatus, PostStatus } from '@/domain/community/community'
import { HOLD_LABELS, SUGGESTION_STATUS_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import type { ModerationAction } from '@/messages/staff/moderation'
import type { HoldReason } from '@/domain/community/holds'
import { MarkdownText } from '../kit/MarkdownText'
import { RecordDrawer, useOpened } from '../kit/dialogs/SideDrawer'
import { ColleaguesEditing } from '../kit/editing/EditNotes'
import { StatusTag, type StatusTone } from '../kit/marks'
import { koreanMoment } from '../kit/dates/koreanDate'
import { moderationActionsFor } from '../moderation/moderated'
import { ModerationButtons } from '../moderation/ModerationButtons'
import { ModerationDialog } from '../moderation/ModerationDialog'

export interface Suggestion {
  id: number
  version: string
  title: string
  excerpt: string
  authorNickname: string | null
  status: PostStatus
  suggestionStatus: SuggestionStatus
  likeCount: number
  commentCount: number
  createdAt: string
  trashedAt: string | null
  isTrashedByAuthor: boolean
}

export interface SuggestionDetail extends Suggestion {
  content: string
  restaurant: number | null
  restaurantTitle: string | null
  /** why it is or was held for review before publication */
  heldReason: HoldReason | null
  heldMatch: string | null
  staffAnswer: string | null
  answeredAt: string | null
  answeredBy: string | null
}

export const SUGGESTION_TONES: Record<SuggestionStatus, StatusTone> = {
  pending: 'mid',
  in_progress: 'plain',
  completed: 'ok',
  rejected: 'plain',
}

export const needsAnswer = (status: SuggestionStatus): boolean => status === 'completed' || status === 'rejected'

interface Props {
  id: number | null
  onOpen: (id: number) => void
  onClose: () => void
  onAnswer: (status: SuggestionStatus) => void
}

export function SuggestionDrawer({ id, onOpen, onClose, onAnswer }: Props) {
  const opened = useOpened<SuggestionDetail>('suggestions', id)
  const [action, setAction] = useState<ModerationAction | null>(null)
  const suggestion = opened.record
  return (
    <>
      <RecordDrawer
        resource="suggestions"
        opened={opened}
        onOpen={onOpen}
        onClose={onClose}
        title={suggestion?.title ?? '건의'}
        tag={
          suggestion && (
            <StatusTag tone={SUGGESTION_TONES[suggestion.suggestionStatus]}>
              {SUGGESTION_STATUS_LABELS[suggestion.suggestionStatus]}
            </StatusTag>
          )
        }
        note={suggestion && factsOf(suggestion)}
        footer={
          suggestion && (
            <>
              <Button variant="contained" onClick={() => onAnswer(suggestion.suggestionStatus)}>
                {suggestion.staffAnswer ? '답변 고치기' : '답변하기'}
              </Button>
              <ModerationButtons hasKeys={false} actions={moderationActionsFor(suggestion)} onAction={setAction} />
            </>
          )
        }
      >
        {(shown) => <SuggestionText suggestion={shown} />}
      </RecordDrawer>
      <ModerationDialog
        resource="suggestions"
        chosen={{ ids: id === null ? [] : [id], count: 1 }}
        action={action}
        onClose={() => setAction(null)}
      />
    </>
  )
}

const factsOf = ({ authorNickname, createdAt, likeCount }: SuggestionDetail): string =>
  [authorNickname ?? WITHDRAWN_MEMBER, koreanMoment(createdAt), `좋아요 ${likeCount.toLocaleString()}`].join(' · ')

const SuggestionText = ({ suggestion }: { suggestion: SuggestionDetail }) => (
  <>
    <ColleaguesEditing resource="suggestions" id={suggestion.id} />
    {suggestion.status === 'pending' && suggestion.heldReason && (
      <p style={{ margin: '0 0 12px', fontWeight: 600 }}>
        공개 전 검토: {HOLD_LABELS[suggestion.heldReason]}
        {suggestion.heldMatch && ` (${suggestion.heldMatch})`}
      </p>
    )}
    {suggestion.restaurant && (
      <p style={{ margin: '0 0 12px' }}>
        식당: <Link to={`/restaurants/${suggestion.restaurant}`}>{suggestion.restaurantTitle}</Link>
      </p>
    )}
    <MarkdownText text={suggestion.content} />
    <h3 style={{ margin: '24px 0 6px', fontSize: 15, fontWeight: 650 }}>답변</h3>
    {suggestion.staffAnswer ? (
      <>
        <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{suggestion.staffAnswer}</p>
        <p style={{ color: 'var(--soft)', fontSize: 12.5 }}>
          {[suggestion.answeredBy, suggestion.answeredAt && koreanMoment(suggestion.answeredAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </>
    ) : (
      <p style={{ margin: 0, color: 'var(--soft)' }}>아직 답하지 않았어요.</p>
    )}
  </>
)
