'use client'
import { type FormEvent, useRef, useState } from 'react'
import { SIGN_IN_FORM_PATH } from '@/domain/staff/paths'
import type { SignIn } from '@/domain/staff/signIn'
import { FormAlert } from '@/ui/kit/FormAlert'
import { TextInputField } from '@/ui/kit/TextInputField'
import { buttonClass } from '@/ui/kit/buttonClass'
import { signIn, type Refusal } from './signIn'

interface Props {
  /** where to go on, a path of this site */
  next: string
  /** what an earlier try without scripts was answered */
  refused: string | null
}

const textOf = (form: FormData, name: keyof SignIn): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** E-mail and password. Without scripts it is a plain form that the server answers with a page. */
export function LoginForm({ next, refused }: Props) {
  const [refusal, setRefusal] = useState<Refusal | null>(refused === null ? null : { message: refused, field: null })
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errorOf = (field: keyof SignIn) => (refusal?.field === field ? refusal.message : null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const typed = new FormData(event.currentTarget)
    setPending(true)
    setRefusal(null)
    const answer = await signIn({ email: textOf(typed, 'email'), password: textOf(typed, 'password') })
    // A full load: the page one came from may be outside of this one's layout.
    if (answer === null) return location.assign(next)
    setRefusal(answer)
    setPending(false)
    form.current?.querySelector<HTMLInputElement>(`[name=${answer.field ?? 'password'}]`)?.focus()
  }
  return (
    <form
      ref={form}
      method="post"
      action={SIGN_IN_FORM_PATH}
      noValidate
      onSubmit={submit}
      aria-busy={pending}
      className="mt-7"
    >
      <FormAlert>{refusal && refusal.field === null ? refusal.message : null}</FormAlert>
      <input type="hidden" name="next" value={next} />
      <TextInputField
        label="이메일"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        error={errorOf('email')}
      />
      <TextInputField
        label="비밀번호"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errorOf('password')}
        className="mt-5"
      />
      <button
        type="submit"
        aria-disabled={pending}
        className={buttonClass('primary', 'mt-7 h-13 w-full aria-disabled:opacity-70')}
      >
        {pending ? '확인 중…' : '로그인'}
      </button>
    </form>
  )
}
