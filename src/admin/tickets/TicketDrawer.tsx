import { Button, Stack } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE_LABELS, TICKET_KIND_LABELS, TICKET_STATUS_LABELS } from '@/messages/labels'
import { TICKET_ANSWER_MAX, TICKET_NOTES_MAX } from '@/domain/tickets/tickets'
import { RecordDrawer, useOpened } from '../kit/dialogs/SideDrawer'
import { ColleaguesEditing } from '../kit/editing/EditNotes'
import { StatusTag } from '../kit/marks'
import { koreanMoment } from '../kit/dates/koreanDate'
import { CountedText } from '../kit/fields/textFields'
import { useKeptText } from '../kit/keptText'
import { useAction } from '../kit/useAction'
import { ContentStatusTag } from '../moderation/ContentStatus'
import { TICKET_TONES, type TicketContent, type TicketDetail, saveTicket, useSaveTicket } from './ticket'
import { RestrictRestaurant, RestrictDialog } from './RestrictDialog'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { Facts } from '../kit/facts'
import { isEditable } from '../shortcuts/shortcuts'

const TicketMessage = ({ ticket }: { ticket: TicketDetail }) => (
  <>
    <Facts>
      {ticket.restaurant !== null && (
        <>
          <dt>식당</dt>
          <dd>
            <Link to={`/restaurants/${ticket.restaurant}`}>{ticket.restaurantTitle ?? `${ticket.restaurant}번`}</Link>
          </dd>
        </>
      )}
      <dt>답 받을 주소</dt>
      <dd>{ticket.email ? <Email ticket={ticket} email={ticket.email} /> : '남기지 않음'}</dd>
    </Facts>
    <p style={{ margin: '0 0 18px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14, lineHeight: 1.65 }}>
      {ticket.body}
    </p>
  </>
)

const Email = ({ ticket, email }: { ticket: TicketDetail; email: string }) => (
  <>
    {email}{' '}
    <ActionButton
      label="지우기"
      look={{ size: 'small' }}
      title="주소를 지울까요?"
      effect="보낸 분이 지워 달라고 했을 때 지워요. 지우면 이메일로 답할 수 없고 되돌릴 수 없어요."
      confirmLabel="주소 지우기"
      destructive
      run={(_, provider) => saveTicket(provider, ticket, { email: null })}
      done="주소를 지웠어요."
    />
  </>
)

function TakedownSection({ ticket }: { ticket: TicketDetail }) {
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

function AnswerForm({ ticket }: { ticket: TicketDetail }) {
  const [answer, setAnswer, forget] = useKeptText(`tickets:${ticket.id}:answer`)
  const send = useAction(
    (_: void, provider) => provider.action<TicketDetail>('tickets', ticket.id, 'answer', { answer: answer.trim() }),
    {
      done: ({ answerSentAt }) => (answerSentAt ? '답변을 이메일로 보냈어요.' : '답변을 저장했어요.'),
      onDone: forget,
    },
  )
  const isReady = answer.trim() !== '' && answer.length <= TICKET_ANSWER_MAX
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !send.isPending) send.mutate()
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <CountedText
        label="답변"
        value={answer}
        onChange={setAnswer}
        max={TICKET_ANSWER_MAX}
        minRows={5}
        required
        helperText="보낸 내용이 아래에 덧붙어요"
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mb: 2.5, mt: 0.5 }}>
        <Button type="submit" variant="contained" disabled={!isReady || send.isPending} sx={{ flex: 'none' }}>
          {send.isPending ? '보내는 중…' : ticket.email ? '답변 보내기' : '답변 저장'}
        </Button>
        <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>
          {ticket.email
            ? `받을 곳: ${ticket.email}. 보내면 '답변함'으로 바뀌고, 보낸 답변은 고칠 수 없어요.`
            : "주소를 남기지 않아 보낼 수 없어요. 기록만 남기고 '답변함'으로 바꿔요."}
        </span>
      </Stack>
    </form>
  )
}

function InternalNotes({ ticket }: { ticket: TicketDetail }) {
  const [notes, setNotes, forget] = useKeptText(`tickets:${ticket.id}:notes`, ticket.notes ?? '')
  const save = useSaveTicket(ticket, '메모를 저장했어요.')
  const isChanged = notes.trim() !== (ticket.notes ?? '') && notes.length <= TICKET_NOTES_MAX
  return (
    <section aria-label="처리 메모">
      <CountedText
        label="처리 메모"
        value={notes}
        onChange={setNotes}
        max={TICKET_NOTES_MAX}
        minRows={2}
        helperText="밖에 보이지 않아요"
      />
      <Button
        size="small"
        variant="outlined"
        disabled={!isChanged || save.isPending}
        onClick={() => save.mutate({ notes: notes.trim() || null }, { onSuccess: forget })}
      >
        메모 저장
      </Button>
    </section>
  )
}

function SettleButtons({ ticket }: { ticket: TicketDetail }) {
  const close = useSaveTicket(ticket, '종결했어요.')
  const reopen = useSaveTicket(ticket, '다시 접수로 바꿨어요.')
  if (ticket.status === 'closed')
    return (
      <Button variant="outlined" disabled={reopen.isPending} onClick={() => reopen.mutate({ status: 'open' })}>
        다시 열기
      </Button>
    )
  return (
    <>
      <Button variant="outlined" disabled={close.isPending} onClick={() => close.mutate({ status: 'closed' })}>
        {ticket.status === 'open' ? '답변 없이 종결' : '종결'}
      </Button>
      {ticket.status === 'answered' && (
        <Button disabled={reopen.isPending} onClick={() => reopen.mutate({ status: 'open' })}>
          다시 열기
        </Button>
      )}
    </>
  )
}

const GivenAnswer = ({ ticket }: { ticket: TicketDetail }) => (
  <section aria-label="답변">
    <h3 style={{ margin: '0 0 6px', fontSize: 15, fontWeight: 650 }}>답변</h3>
    <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{ticket.answer}</p>
    <p style={{ margin: '6px 0 20px', color: 'var(--soft)', fontSize: 12.5 }}>
      {[ticket.answeredBy, ticket.answeredAt && koreanMoment(ticket.answeredAt), sentence(ticket)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </section>
)

function sentence({ answerSentAt, hasEmail }: TicketDetail): string {
  if (answerSentAt) return '이메일로 보냄'
  return hasEmail ? '이 서버는 이메일을 보내지 않아 직접 보내야 함' : '주소가 없어 보내지 않음'
}

/** Keyed by ticket, so that drafts do not carry over. */
function TicketBody({ ticket }: { ticket: TicketDetail }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <div onFocus={({ target }) => isEditable(target) && setEditing(true)}>
      <ColleaguesEditing resource="tickets" id={ticket.id} isEditing={isEditing} />
      <TicketMessage ticket={ticket} />
      {ticket.kind === 'takedown' && <TakedownSection ticket={ticket} />}
      {ticket.answer && <GivenAnswer ticket={ticket} />}
      {ticket.status === 'open' && <AnswerForm ticket={ticket} />}
      <InternalNotes ticket={ticket} />
    </div>
  )
}

interface Props {
  id: number | null
  onOpen: (id: number) => void
  onClose: () => void
}

export function TicketDrawer({ id, onOpen, onClose }: Props) {
  const opened = useOpened<TicketDetail>('tickets', id)
  const ticket = opened.record
  return (
    <RecordDrawer
      resource="tickets"
      opened={opened}
      onOpen={onOpen}
      onClose={onClose}
      title={ticket?.subject ?? '문의'}
      tag={ticket && <StatusTag tone={TICKET_TONES[ticket.status]}>{TICKET_STATUS_LABELS[ticket.status]}</StatusTag>}
      note={ticket && `${TICKET_KIND_LABELS[ticket.kind]} · ${koreanMoment(ticket.createdAt)}`}
      footer={ticket && <SettleButtons ticket={ticket} />}
    >
      {(shown) => <TicketBody key={shown.id} ticket={shown} />}
    </RecordDrawer>
  )
}
