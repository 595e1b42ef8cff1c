import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { BLOCK_DAYS } from '@/domain/member/limits'
import { BLOCK_REASONS } from '@/messages/staff/people'
import { serverNow } from '../../dataProvider/serverClock'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog'
import { koreanMoment } from '../../kit/dates/koreanDate'
import type { UserRecord } from '../user'
import { useUserAction } from '../useUserAction'

const DAY_MS = 24 * 60 * 60 * 1000
const FOREVER = 'forever'
const CHOICES = [
  ...BLOCK_DAYS.map((days) => ({ id: String(days), name: `${days}일` })),
  { id: FOREVER, name: '따로 풀 때까지' },
]

interface Props {
  user: UserRecord
  onClose: () => void
}

export function BlockDialog({ user, onClose }: Props) {
  const [chosen, setChosen] = useState('7')
  const { perform, isPending } = useUserAction()
  const days = chosen === FOREVER ? null : Number(chosen)
  const end =
    days === null ? '누가 풀 때까지' : `${koreanMoment(new Date(serverNow() + days * DAY_MS).toISOString())}까지`
  return (
    <ConfirmDialog
      open
      title="회원 차단"
      effect={
        <>
          <b>{user.nickname}</b> 님은 <b>{end}</b> 읽기만 할 수 있어요. 리뷰와 글, 댓글을 쓰려 하면 언제까지인지와 아래
          이유를 봐요. 이미 쓴 것은 그대로 보여요.
        </>
      }
      confirmLabel="차단"
      destructive
      reasons={BLOCK_REASONS}
      isPending={isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        perform({
          id: user.id,
          name: 'block',
          body: { days, reason },
          done: `${user.nickname} 님을 차단했어요.`,
          undo: { name: 'unblock', body: { reason: '방금 한 차단을 되돌림' } },
          onDone: onClose,
        })
      }
    >
      <FormControl sx={{ mb: 1 }}>
        <FormLabel sx={{ fontSize: 13 }}>언제까지</FormLabel>
        <RadioGroup row value={chosen} onChange={(_, value) => setChosen(value)}>
          {CHOICES.map(({ id, name }) => (
            <FormControlLabel key={id} value={id} control={<Radio size="small" color="default" />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
    </ConfirmDialog>
  )
}
