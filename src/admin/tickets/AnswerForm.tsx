import { Button, Stack } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { TICKET_ANSWER_MAX } from '@/domain/tickets/limits'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { CountedText } from '../kit/fields/CountedText'
import { useAction } from '../kit/useAction'
import type { TicketDetail } from './ticket'

export function AnswerForm({ ticket }: { ticket: TicketDetail }) {
  const [answer, setAnswer] = useState('')
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const send = useAction(
    () => dataProvider.action<TicketDetail>('tickets', ticket.id, 'answer', { answer: answer.trim() }),
    { done: ({ answerSentAt }) => (answerSentAt ? '답변을 이메일로 보냈어요.' : '답변을 저장했어요.') },
  )
  const isReady = answer.trim() !== '' && answer.length <= TICKET_ANSWER_MAX
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !send.isPending) send.mutate()
  }
  return (
    <form onSubmit={onSubmit}>
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
