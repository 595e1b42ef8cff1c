import { Button, Tooltip, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { UNBLOCK_REASONS, BLOCK_REASONS } from '@/messages/staff/people'
import { BLOCK_DAYS } from '@/domain/member/limits'
import { useStaff } from '../../auth/useStaff'
import { RoleDialog } from '../role/RoleDialog'
import { whyNoRole, whyRoleStays } from '../role/whyRoleStays'
import type { UserRecord } from '../user'
import { ActionDialog } from '../../kit/dialogs/ActionDialog'
import { serverNow } from '../../dataProvider/serverClock'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { DeleteDialog } from './DeleteDialog'

const DAY_MS = 24 * 60 * 60 * 1000
const FOREVER = 'forever'
const CHOICES = [
  ...BLOCK_DAYS.map((days) => ({ id: String(days), name: `${days}일` })),
  { id: FOREVER, name: '따로 풀 때까지' },
]

interface BlockDialogProps {
  user: UserRecord
  onClose: () => void
}

function BlockDialog({ user, onClose }: BlockDialogProps) {
  const [chosen, setChosen] = useState('7')
  const days = chosen === FOREVER ? null : Number(chosen)
  const end =
    days === null ? '누가 풀 때까지' : `${koreanMoment(new Date(serverNow() + days * DAY_MS).toISOString())}까지`
  return (
    <ActionDialog
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
      onClose={onClose}
      run={(reason, provider) => provider.action('users', user.id, 'block', { days, reason })}
      done={`${user.nickname} 님을 차단했어요.`}
      undo={() => (provider) => provider.action('users', user.id, 'unblock', { reason: '방금 한 차단을 되돌림' })}
    >
      <FormControl sx={{ mb: 1 }}>
        <FormLabel sx={{ fontSize: 13 }}>언제까지</FormLabel>
        <RadioGroup row value={chosen} onChange={(_, value) => setChosen(value)}>
          {CHOICES.map(({ id, name }) => (
            <FormControlLabel key={id} value={id} control={<Radio size="small" color="default" />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
    </ActionDialog>
  )
}

const UnblockDialog = ({ user, onClose }: { user: UserRecord; onClose: () => void }) => (
  <ActionDialog
    title="차단 풀기"
    effect={
      <>
        <b>{user.nickname}</b> 님이 지금부터 다시 쓸 수 있어요. 차단했던 기록은 남아요.
      </>
    }
    confirmLabel="차단 풀기"
    reasons={UNBLOCK_REASONS}
    reasonOptional
    run={(reason, provider) => provider.action('users', user.id, 'unblock', { reason })}
    done={`${user.nickname} 님의 차단을 풀었어요.`}
    onClose={onClose}
  />
)

type Asked = 'role' | 'block' | 'unblock' | 'delete'

interface Props {
  user: UserRecord
  onDeleted: () => void
}

export function UserActions({ user, onDeleted }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const staff = useStaff()
  const close = () => setAsked(null)
  const whyNoBlock = user.role === 'user' ? null : '역할이 있는 사람은 차단할 수 없어요. 먼저 역할을 회수해 주세요.'
  return (
    <>
      <Key label="역할 바꾸기" why={whyNoRole(user, staff)} onClick={() => setAsked('role')} />
      {user.isBlocked ? (
        <Key label="차단 풀기" why={null} onClick={() => setAsked('unblock')} />
      ) : (
        <Key label="차단" why={whyNoBlock} onClick={() => setAsked('block')} />
      )}
      <Key label="지우기" why={whyRoleStays(user, staff)} destructive onClick={() => setAsked('delete')} />
      <RoleDialog user={asked === 'role' ? user : null} onClose={close} />
      {asked === 'block' && <BlockDialog user={user} onClose={close} />}
      {asked === 'unblock' && <UnblockDialog user={user} onClose={close} />}
      {asked === 'delete' && <DeleteDialog user={user} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}

interface KeyProps {
  label: string
  /** why not */
  why: string | null
  destructive?: boolean
  onClick: () => void
}

/** Focusable even when disabled, so that the reason can be read. */
const Key = ({ label, why, destructive = false, onClick }: KeyProps) => (
  <Tooltip title={why ?? ''} describeChild>
    <Button
      variant="outlined"
      color={destructive ? 'error' : 'inherit'}
      aria-disabled={why !== null}
      onClick={() => why === null && onClick()}
      sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } }}
    >
      {label}
    </Button>
  </Tooltip>
)
