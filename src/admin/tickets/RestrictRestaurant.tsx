import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { RESTRICTION_DAYS_MAX } from '@/domain/moderation/limits'
import { ActionDialog } from '../kit/dialogs/ActionDialog'
import { koreanMoment } from '../kit/dates/koreanDate'
import { StatusTag } from '../kit/StatusTag'
import type { Restricted, TicketDetail } from './ticket'

export const RESTRICTION_REASONS = [
  '명예훼손을 이유로 한 게시중단 요청',
  '사생활 침해를 이유로 한 게시중단 요청',
  '저작권 침해를 이유로 한 게시중단 요청',
]

export const RestrictionDays = ({ value, onChange }: { value: number; onChange: (days: number) => void }) => (
  <TextField
    fullWidth
    margin="dense"
    type="number"
    label="며칠"
    value={value}
    onChange={(event) => onChange(Math.min(RESTRICTION_DAYS_MAX, Math.max(1, Number(event.target.value) || 1)))}
    helperText={`${RESTRICTION_DAYS_MAX}일까지`}
    slotProps={{ htmlInput: { min: 1, max: RESTRICTION_DAYS_MAX } }}
  />
)

export function RestrictRestaurant({ ticket }: { ticket: TicketDetail }) {
  const [isAsking, setAsking] = useState(false)
  const { restriction, restaurantTitle, restaurant } = ticket
  const name = restaurantTitle ?? `${restaurant}번`
  if (restriction)
    return (
      <p style={{ margin: '8px 0 0', fontSize: 13 }}>
        <b>{name}</b>{' '}
        <StatusTag tone={restriction.endedAt ? 'plain' : 'mid'}>
          {restriction.endedAt ? '임시조치 끝남' : '임시조치'}
        </StatusTag>{' '}
        <span style={{ color: 'var(--soft)' }}>
          {restriction.endedAt ? koreanMoment(restriction.endedAt) : `${koreanMoment(restriction.until)}까지`}
        </span>
      </p>
    )
  return (
    <p style={{ margin: '8px 0 0' }}>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        식당 임시조치
      </Button>
      {isAsking && <RestrictRestaurantDialog ticket={ticket} name={name} onClose={() => setAsking(false)} />}
    </p>
  )
}

interface Props {
  ticket: TicketDetail
  name: string
  onClose: () => void
}

function RestrictRestaurantDialog({ ticket, name, onClose }: Props) {
  const [days, setDays] = useState(RESTRICTION_DAYS_MAX)
  return (
    <ActionDialog
      title="식당 임시조치"
      effect={
        `${name}의 화면과 목록, 순위를 곧바로 ${days}일 동안 가려요. 그 자리에는 가려져 있다는 안내와 끝나는 날이 나오고, ` +
        '기간이 지나면 스스로 다시 보여요. 한 문의에 한 번만 할 수 있어요.'
      }
      confirmLabel="식당 가리기"
      destructive
      reasons={RESTRICTION_REASONS}
      run={(reason, provider) =>
        provider.action<Restricted>('tickets', ticket.id, 'restrict-restaurant', { days, reason })
      }
      done={({ until, senderTold }) =>
        `${koreanMoment(until)}까지 가렸어요.${senderTold ? ' 요청한 분께 이메일로 알렸어요.' : ''}`
      }
      onClose={onClose}
    >
      <RestrictionDays value={days} onChange={setDays} />
    </ActionDialog>
  )
}
