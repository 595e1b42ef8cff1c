import { Stack, Button, TextField } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { ROLE_LABELS } from '@/messages/labels'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@/domain/staff/staff'
import type { MemberSessions } from '@/contract/member'
import { useStaff } from '../auth'
import { ScreenHeading } from '../kit/screens/screens'
import { askApi } from '../dataProvider/requestJson'
import { Card } from '../kit/Card'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { FailedState, Loading } from '../kit/states'
import { koreanMoment } from '../kit/dates/koreanDate'
import { limitedTo, tooLong } from '../kit/fields/textFields'
import { StatusTag } from '../kit/marks'

type OwnSession = MemberSessions['data'][number]

const KEY = ['staff', 'sessions']

function useStaffSessions() {
  const client = useQueryClient()
  const notify = useNotify()
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await askApi('GET /api/v1/staff/sessions', { signal })).data,
    retry: false,
  })
  const end = useMutation({
    mutationFn: (id: number | null) =>
      id === null
        ? askApi('DELETE /api/v1/staff/sessions')
        : askApi('DELETE /api/v1/staff/sessions/{id}', { params: { id } }),
    onSuccess: () => {
      notify('로그인을 끝냈어요.')
      return client.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return { query, end }
}

function StaffSessions() {
  const { query, end } = useStaffSessions()
  const [isAsking, setAsking] = useState(false)
  const others = query.data?.filter(({ current }) => !current).length ?? 0
  const endOthers = () => end.mutate(null, { onSettled: () => setAsking(false) })
  const button = (
    <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
      다른 곳 모두 끝내기
    </Button>
  )
  return (
    <Card title="로그인한 곳" action={others > 0 && button}>
      {query.isPending && <Loading />}
      {query.isError && <FailedState onRetry={() => void query.refetch()} />}
      {query.data?.map((session) => (
        <SessionRow key={session.id} session={session} isPending={end.isPending} onEnd={() => end.mutate(session.id)} />
      ))}
      <ConfirmDialog
        open={isAsking}
        title="다른 곳의 로그인 끝내기"
        effect={`지금 쓰는 이 브라우저만 남고 ${others}곳에서 로그아웃돼요. 저장하지 않은 글은 사라져요.`}
        confirmLabel="모두 끝내기"
        isPending={end.isPending}
        onConfirm={endOthers}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}

interface RowProps {
  session: OwnSession
  isPending: boolean
  onEnd: () => void
}

function SessionRow({ session: { device, created_at, last_seen_at, current }, isPending, onEnd }: RowProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1.5, py: 1, minHeight: 52, borderTop: '1px solid var(--line)' }}
    >
      <div style={{ flex: 1 }}>
        <b style={{ fontWeight: 620 }}>{device}</b> {current && <StatusTag tone="ok">이 브라우저</StatusTag>}
        <div style={{ color: 'var(--soft)', fontSize: 12.5 }}>
          {koreanMoment(created_at)}에 로그인 · 마지막으로 {koreanMoment(last_seen_at)}
        </div>
      </div>
      {!current && (
        <Button size="small" variant="outlined" disabled={isPending} onClick={onEnd} aria-label={`${device} 끝내기`}>
          끝내기
        </Button>
      )}
    </Stack>
  )
}

const EMPTY = { current: '', password: '' }
type Passwords = typeof EMPTY

function errorOf(error: Error | null, field: keyof Passwords): string | undefined {
  if (!(error instanceof HttpError)) return undefined
  return (error.body as { errors?: Record<string, string> } | null)?.errors?.[field]
}

function PasswordForm() {
  const notify = useNotify()
  const [typed, setTyped] = useState(EMPTY)
  const change = useMutation({
    mutationFn: (passwords: Passwords) => askApi('PUT /api/v1/staff/password', { body: passwords }),
    onSuccess: () => {
      setTyped(EMPTY)
      notify('비밀번호를 바꿨어요.')
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const fits = Object.values(typed).every((password) => !tooLong(password, PASSWORD_LENGTH_MAX))
    if (!change.isPending && fits) change.mutate(typed)
  }
  const field = (name: keyof Passwords, label: string, autoComplete: string, help?: string) => (
    <TextField
      label={label}
      type="password"
      required
      value={typed[name]}
      onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
      {...limitedTo(PASSWORD_LENGTH_MAX, typed[name], help)}
      {...(errorOf(change.error, name) && { error: true, helperText: errorOf(change.error, name) })}
      autoComplete={autoComplete}
    />
  )
  return (
    <Card title="비밀번호 바꾸기">
      <Stack component="form" noValidate onSubmit={onSubmit} sx={{ maxWidth: 360, gap: 2, pt: 1.5 }}>
        {field('current', '지금 비밀번호', 'current-password')}
        {field('password', '새 비밀번호', 'new-password', `${PASSWORD_LENGTH_MIN}자 이상`)}
        <Button type="submit" variant="contained" disabled={change.isPending} sx={{ alignSelf: 'start' }}>
          비밀번호 바꾸기
        </Button>
      </Stack>
    </Card>
  )
}

const HELP = `로그인한 기기를 보고 끝낼 수 있고, 비밀번호를 바꿀 수 있어요.
모르는 기기가 있으면 그 기기를 끝내고 비밀번호를 바꾸세요.`

export function AccountScreen() {
  const staff = useStaff()
  return (
    <Stack sx={{ maxWidth: 720 }}>
      <ScreenHeading title="내 계정" note={staff && `${staff.nickname} · ${ROLE_LABELS[staff.role]}`} help={HELP} />
      <Stack sx={{ gap: 2 }}>
        <StaffSessions />
        <PasswordForm />
      </Stack>
    </Stack>
  )
}
