import {
  Button,
  type ButtonProps,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Tooltip,
} from '@mui/material'
import { useState } from 'react'
import { josa } from 'es-hangul'
import { BLOCK_REASONS, DELETE_REASONS, UNBLOCK_REASONS } from '@/messages/staff/people'
import { BLOCK_DAYS } from '@/domain/member/limits'
import { ROLE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { useStaff } from '../auth'
import { RoleDialog, whyNoRole, whyRoleStays } from './RoleDialog'
import type { UserRecord } from './user'
import { ActionDialog } from '../kit/dialogs/ActionDialog'
import { serverNow } from '../dataProvider/requestJson'
import { koreanMoment } from '../kit/dates/koreanDate'

interface DeleteProps {
  user: UserRecord
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ user, onClose, onDeleted }: DeleteProps) {
  const [confirm, setConfirm] = useState('')
  const isSame = confirm.trim().normalize('NFC') === user.nickname
  return (
    <ActionDialog
      title="회원 지우기"
      effect={<Effect user={user} />}
      confirmLabel="되돌릴 수 없이 지우기"
      destructive
      reasons={DELETE_REASONS}
      disabled={!isSame}
      onClose={onClose}
      run={(reason, provider) => provider.action('users', user.id, 'delete', { confirm, reason })}
      done="계정을 지웠어요."
      onDone={onDeleted}
    >
      <TextField
        label={`지우려면 ‘${user.nickname}’을(를) 똑같이 입력`}
        value={confirm}
        onChange={({ target }) => setConfirm(target.value)}
        fullWidth
        required
        margin="dense"
        autoComplete="off"
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </ActionDialog>
  )
}

function Effect({ user }: { user: UserRecord }) {
  const { role, sessions, favoriteCount, reviewCount, postCount, commentCount } = user
  const kept = [
    reviewCount > 0 && `리뷰 ${reviewCount.toLocaleString()}건`,
    postCount > 0 && `글 ${postCount.toLocaleString()}건`,
    commentCount > 0 && `댓글 ${commentCount.toLocaleString()}건`,
  ].filter(Boolean)
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>
        <b>바로 지워요</b>: 이름과 이메일, 지역, 카카오 연결, 약관 동의, 즐겨찾기 {favoriteCount.toLocaleString()}곳,
        좋아요와 알림, 로그인 {sessions.length}곳{role !== 'user' && `, ${ROLE_LABELS[role]} 역할`}.
      </p>
      <p style={{ margin: 0 }}>
        <b>이름 없이 남아요</b>:{' '}
        {kept.length ? `${josa(kept.join(', '), '은/는')} ‘${WITHDRAWN_MEMBER}’ 이름으로.` : '남는 글이 없어요.'}{' '}
        지웠다는 기록은 남아요. 되돌릴 수 없어요.
      </p>
    </>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000
const FOREVER = 'forever'
const CHOICES = [
  ...BLOCK_DAYS.map((days) => ({ id: String(days), name: `${days}일` })),
  { id: FOREVER, name: '따로 풀 때까지' },
]

interface BlockDialogProps {
  user: Pick<UserRecord, 'id' | 'nickname'>
  onClose: () => void
}

export function BlockDialog({ user, onClose }: BlockDialogProps) {
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
      <GuardedButton label="역할 바꾸기" why={whyNoRole(user, staff)} onClick={() => setAsked('role')} />
      {user.isBlocked ? (
        <GuardedButton label="차단 풀기" why={null} onClick={() => setAsked('unblock')} />
      ) : (
        <GuardedButton label="차단" why={whyNoBlock} onClick={() => setAsked('block')} />
      )}
      <GuardedButton label="지우기" why={whyRoleStays(user, staff)} destructive onClick={() => setAsked('delete')} />
      <RoleDialog user={asked === 'role' ? user : null} onClose={close} />
      {asked === 'block' && <BlockDialog user={user} onClose={close} />}
      {asked === 'unblock' && <UnblockDialog user={user} onClose={close} />}
      {asked === 'delete' && <DeleteDialog user={user} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}

interface GuardedButtonProps extends Pick<ButtonProps, 'size' | 'aria-label'> {
  label: string
  /** why not */
  why: string | null
  destructive?: boolean
  onClick: () => void
}

/** Focusable even when disabled, so that the reason can be read. */
export const GuardedButton = ({ label, why, destructive = false, onClick, ...look }: GuardedButtonProps) => (
  <Tooltip title={why ?? ''} describeChild>
    <Button
      {...look}
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
