import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { CONTENT_TYPE_LABELS } from '@/messages/labels'
import { ContentStatusTag } from '../moderation/ContentStatusTag'
import { koreanMoment } from '../kit/dates/koreanDate'
import { RestrictRestaurant } from './RestrictRestaurant'
import { RestrictDialog } from './RestrictDialog'
import type { TicketContent, TicketDetail } from './ticket'

export function TakedownSection({ ticket }: { ticket: TicketDetail }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section
      aria-label="게시중단"
      style={{ margin: '0 0 20px', padding: '12px 14px', border: '1px solid var(--line)', borderRadius: 8 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 0.5 }}>
        <h3 style={{ margin: 0, fontSize: 15, fontWeight: 650 }}>게시중단</h3>
        <Button size="small" variant="outlined" sx={{ ml: 'auto' }} onClick={() => setAsking(true)}>
          글·리뷰 임시조치
        </Button>
      </Stack>
      {ticket.contents.length === 0 ? (
        <p style={{ margin: 0, color: 'var(--soft)', fontSize: 13 }}>
          요청받은 리뷰나 글, 댓글을 찾아 임시조치하면 여기에 이어져요.
        </p>
      ) : (
        ticket.contents.map((content) => <Linked key={`${content.type}-${content.id}`} content={content} />)
      )}
      {ticket.restaurant !== null && <RestrictRestaurant ticket={ticket} />}
      {isAsking && <RestrictDialog ticket={ticket} onClose={() => setAsking(false)} />}
    </section>
  )
}

const Linked = ({ content }: { content: TicketContent }) => (
  <p style={{ margin: '8px 0 0', fontSize: 13 }}>
    <b>
      {CONTENT_TYPE_LABELS[content.type]} {content.id}번
    </b>{' '}
    <ContentStatusTag status={content.status} isTrashed={!!content.trashedAt} isTimed={!!content.hiddenUntil} />{' '}
    {content.hiddenUntil && <span style={{ color: 'var(--soft)' }}>{koreanMoment(content.hiddenUntil)}까지</span>}
    <span style={{ display: 'block', color: 'var(--soft)' }}>
      {[content.title, content.content?.slice(0, 120)].filter(Boolean).join(' · ')}
    </span>
  </p>
)
