import { Button, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@/domain/staff/limits'
import { STAFF_PASSWORD_PATH } from '@/domain/staff/paths'
import { requestJson } from '../dataProvider/requestJson'
import { Card } from '../kit/Card'

const EMPTY = { current: '', password: '' }
type Passwords = typeof EMPTY

function errorOf(error: Error | null, field: keyof Passwords): string | undefined {
  if (!(error instanceof HttpError)) return undefined
  return (error.body as { errors?: Record<string, string> } | null)?.errors?.[field]
}

export function PasswordForm() {
  const notify = useNotify()
  const [typed, setTyped] = useState(EMPTY)
  const change = useMutation({
    mutationFn: (passwords: Passwords) =>
      requestJson(STAFF_PASSWORD_PATH, { method: 'PUT', body: JSON.stringify(passwords) }),
    onSuccess: () => {
      setTyped(EMPTY)
      notify('비밀번호를 바꿨어요.')
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!change.isPending) change.mutate(typed)
  }
  const field = (name: keyof Passwords, label: string, autoComplete: string, help?: string) => (
    <TextField
      label={label}
      type="password"
      required
      value={typed[name]}
      onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
      error={errorOf(change.error, name) !== undefined}
      helperText={errorOf(change.error, name) ?? help}
      slotProps={{ htmlInput: { autoComplete, maxLength: PASSWORD_LENGTH_MAX } }}
    />
  )
  return (
    <Card title="비밀번호 바꾸기">
      <Stack component="form" onSubmit={onSubmit} sx={{ maxWidth: 360, gap: 2, pt: 1.5 }}>
        {field('current', '지금 비밀번호', 'current-password')}
        {field('password', '새 비밀번호', 'new-password', `${PASSWORD_LENGTH_MIN}자 이상`)}
        <Button type="submit" variant="contained" disabled={change.isPending} sx={{ alignSelf: 'start' }}>
          비밀번호 바꾸기
        </Button>
      </Stack>
    </Card>
  )
}
