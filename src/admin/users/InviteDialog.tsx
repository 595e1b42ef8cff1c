import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Alert,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { HttpError, useDataProvider, useRefresh, useNotify } from 'react-admin'
import { NICKNAME_LENGTH_MAX } from '@/domain/member/limits'
import { STAFF_ROLES, type StaffRole } from '@/domain/roles'
import { EMAIL_LENGTH_MAX } from '@/domain/staff/staff'
import { type NewStaffAccount, validateNewStaff } from '@/domain/staff/invitation'
import { ROLE_LABELS } from '@/messages/labels'
import { ROLE_EFFECTS } from '@/messages/staff/people'
import { messageOf } from '@/messages/violations'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { InviteResult, type Invitation } from './InviteResult'
import { koreanMoment } from '../kit/dates/koreanDate'
import { tooLong } from '../kit/fields/textFields'
import type { UserRecord } from './user'

type Errors = Partial<Record<string, string>>

const errorsOf = (typed: NewStaffAccount): Errors =>
  Object.fromEntries(
    validateNewStaff(typed).map((violation) => [
      'field' in violation.params ? violation.params.field : '',
      messageOf(violation),
    ]),
  )

const serverErrors = (error: Error | null): Errors =>
  (error instanceof HttpError && (error.body as { errors?: Errors } | null)?.errors) || {}

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const provider = useDataProvider<BackOfficeDataProvider>()
  const refresh = useRefresh()
  const [typed, setTyped] = useState<NewStaffAccount>({ email: '', nickname: '', role: 'admin' })
  const [missing, setMissing] = useState<Errors>({})
  const invite = useMutation({
    mutationFn: (account: NewStaffAccount) => provider.action<Invitation>('users', 'actions', 'invite', account),
    onSuccess: () => refresh(),
  })
  const errors = { ...serverErrors(invite.error), ...missing }
  const general = invite.error && !errors.email && !errors.nickname ? invite.error.message : null
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const broken = errorsOf(typed)
    setMissing(broken)
    const fits = !tooLong(typed.email, EMAIL_LENGTH_MAX) && !tooLong(typed.nickname, NICKNAME_LENGTH_MAX)
    if (!invite.isPending && fits && Object.keys(broken).length === 0) invite.mutate(typed)
  }
  const field = (name: 'email' | 'nickname', label: string, max: number, help: string) => (
    <TextField
      label={label}
      value={typed[name]}
      onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
      error={errors[name] !== undefined || tooLong(typed[name], max) !== null}
      helperText={tooLong(typed[name], max) ?? errors[name] ?? help}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete="off"
      fullWidth
      autoFocus={name === 'email'}
    />
  )
  return (
    <Dialog open onClose={invite.isPending ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{invite.data ? '운영 계정을 만들었어요' : '운영자 초대'}</DialogTitle>
      {invite.data ? (
        <InviteResult invitation={invite.data} email={typed.email.trim()} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={onSubmit}>
          <DialogContent>
            <p style={{ margin: '0 0 16px' }}>
              <b>{ROLE_LABELS[typed.role]}</b> 계정이 만들어지고, 비밀번호를 스스로 정하는 한 번짜리 링크가 이메일로
              가요. 보내지 못하면 계정도 만들지 않아요.
            </p>
            <Stack sx={{ gap: 2 }}>
              {field('email', '이메일', EMAIL_LENGTH_MAX, '이 이메일로 로그인해요.')}
              {field('nickname', '이름', NICKNAME_LENGTH_MAX, '운영 화면과 기록에 보이는 이름이에요.')}
              <TextField
                select
                label="역할"
                value={typed.role}
                onChange={({ target }) => setTyped((before) => ({ ...before, role: target.value as StaffRole }))}
                helperText={ROLE_EFFECTS[typed.role]}
                fullWidth
              >
                {STAFF_ROLES.toReversed().map((role) => (
                  <MenuItem key={role} value={role}>
                    {ROLE_LABELS[role]}
                  </MenuItem>
                ))}
              </TextField>
              {general && (
                <p role="alert" style={{ margin: 0, color: 'var(--accent)' }}>
                  {general}
                </p>
              )}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={invite.isPending}>
              그만
            </Button>
            <Button type="submit" variant="contained" disabled={invite.isPending}>
              {invite.isPending ? '만드는 중…' : '만들고 초대하기'}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}

export function InviteAgain({ user }: { user: UserRecord }) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: () => provider.action<Invitation>('users', user.id, 'invite-again'),
    onSuccess: () => refresh(),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <Alert severity="warning" icon={false} sx={{ mb: 1.5, py: 0.5 }}>
      <div style={{ marginBottom: 6 }}>
        아직 비밀번호를 정하지 않았어요.{' '}
        {user.invitedUntil
          ? `초대 링크는 ${koreanMoment(user.invitedUntil)}까지 쓸 수 있어요.`
          : '쓸 수 있는 초대 링크가 없어요.'}
      </div>
      {user.email && (
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate()}>
          새 링크로 다시 초대
        </Button>
      )}
      <Dialog open={data !== undefined} onClose={reset} fullWidth maxWidth="xs" aria-labelledby="invited-again">
        <DialogTitle id="invited-again">다시 초대했어요</DialogTitle>
        {data && <InviteResult invitation={data} email={user.email ?? ''} onClose={reset} />}
      </Dialog>
    </Alert>
  )
}
