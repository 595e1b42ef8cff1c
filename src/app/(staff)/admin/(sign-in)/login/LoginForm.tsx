'use client'
import { type FormEvent, useRef, useState } from 'react'
import { SIGN_IN_FORM_PATH } from '@/domain/staff/staff'
import type { SignIn } from '@/contract/staff'
import { useSubmit } from '@/ui/api/useSubmit'
import { FormAlert } from '@/ui/form/FormAlert'
import { TextInput } from '@/ui/form/Field'
import { buttonClass } from '@/ui/kit/buttonClass'
import { SIGN_IN_FAILURE } from '@/messages/staff/staffPages'
import { type ApiResult, requestApi } from '@/ui/api/requestApi'

const signIn = (credentials: SignIn): Promise<ApiResult<unknown>> =>
  requestApi('POST /api/v1/staff/session', { body: credentials, failureMessage: SIGN_IN_FAILURE })

interface Props {
  returnTo: string
  /** error of an earlier attempt without JavaScript */
  initialError: string | null
}

interface SignInError {
  message: string
  /** null if it concerns the whole form */
  field: keyof SignIn | null
}

const textOf = (form: FormData, name: keyof SignIn): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Without JavaScript the server answers the form with a page. */
export function LoginForm({ returnTo, initialError }: Props) {
  const [error, setError] = useState<SignInError | null>(
    initialError === null ? null : { message: initialError, field: null },
  )
  const form = useRef<HTMLFormElement>(null)
  const errorOf = (field: keyof SignIn) => (error?.field === field ? error.message : null)

  const { submit, isPending } = useSubmit(signIn, {
    leavesPage: true,
    // A full load: the next page may have another layout.
    onSuccess: () => location.assign(returnTo),
    onError: ({ message, field: name }) => {
      const field = name === 'email' || name === 'password' ? name : null
      setError({ message, field })
      form.current?.querySelector<HTMLInputElement>(`[name=${field ?? 'password'}]`)?.focus()
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    setError(null)
    submit({ email: textOf(data, 'email'), password: textOf(data, 'password') })
  }
  return (
    <form
      ref={form}
      method="post"
      action={SIGN_IN_FORM_PATH}
      noValidate
      onSubmit={onSubmit}
      aria-busy={isPending}
      className="mt-7"
    >
      <FormAlert>{error && error.field === null ? error.message : null}</FormAlert>
      <input type="hidden" name="next" value={returnTo} />
      <TextInput
        variant="compact"
        label="이메일"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        error={errorOf('email')}
      />
      <TextInput
        variant="compact"
        label="비밀번호"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errorOf('password')}
        className="mt-5"
      />
      <button
        type="submit"
        aria-disabled={isPending}
        className={buttonClass('primary', 'mt-7 h-13 w-full aria-disabled:opacity-70')}
      >
        {isPending ? '확인 중…' : '로그인'}
      </button>
    </form>
  )
}
