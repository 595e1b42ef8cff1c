'use client'
import Link from 'next/link'
import { useState, type FormEvent, useRef } from 'react'
import { REGISTER_TERMS_PAGE } from '@/contract/memberPaths'
import { useHydrated } from '@/ui/form/useHydrated'
import { buttonClass } from '@/ui/kit/buttonClass'
import { NicknameField, validateNickname, RegionField } from '@/ui/member/ProfileFields'
import { type ApiError, type ApiResult, requestApi } from '@/ui/api/requestApi'
import { useSubmit } from '@/ui/api/useSubmit'
import { StepAlert } from './StepAlert'

type ProfileField = 'nickname' | 'region'

const textOf = (form: FormData, name: ProfileField): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const nicknameError = (message: string): ApiError => ({
  ok: false,
  status: 400,
  code: 'invalid-value',
  message,
  field: 'nickname',
  retryAfter: null,
})

async function sendProfile({ nickname, region }: Record<ProfileField, string>): Promise<ApiResult<{ next: string }>> {
  const invalid = validateNickname(nickname)
  if (invalid !== null) return nicknameError(invalid)
  const body = { nickname, ...(region.trim() && { region }) }
  return requestApi('POST /api/v1/auth/sign-up/profile', { body })
}

function useProfileStep() {
  const form = useRef<HTMLFormElement>(null)
  const { submit, isPending, error, clearError } = useSubmit(sendProfile, {
    leavesPage: true,
    // A full load: the visitor is now a member.
    onSuccess: ({ next }) => location.assign(next),
    onError: ({ field: name }) => {
      const field = name && form.current?.elements.namedItem(name)
      if (field instanceof HTMLElement) field.focus()
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read from the form, because input before hydration is not in the state.
    const data = new FormData(event.currentTarget)
    submit({ nickname: textOf(data, 'nickname'), region: textOf(data, 'region') })
  }
  const clearErrorOf = (field: ProfileField) => {
    if (error?.field === field) clearError()
  }
  return { form, error, isPending, onSubmit, clearErrorOf }
}

export function ProfileForm({ suggestion }: { suggestion: string }) {
  const [nickname, setNickname] = useState(suggestion)
  const [region, setRegion] = useState('')
  const { form, error, isPending, onSubmit, clearErrorOf } = useProfileStep()
  const ready = useHydrated()
  const errorOf = (field: string) => (error?.field === field ? error.message : null)
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} aria-busy={isPending} className="mt-7">
      <StepAlert error={error && ['nickname', 'region'].includes(error.field ?? '') ? null : error} />
      <NicknameField
        value={nickname}
        onChange={(value) => {
          setNickname(value)
          clearErrorOf('nickname')
        }}
        error={errorOf('nickname')}
      />
      <RegionField
        value={region}
        onChange={(value) => {
          setRegion(value)
          clearErrorOf('region')
        }}
        error={errorOf('region')}
      />
      <div className="mt-8 flex gap-2">
        <Link href={REGISTER_TERMS_PAGE} prefetch={false} className={buttonClass('plain', 'min-h-12 px-6')}>
          이전
        </Link>
        <button
          type="submit"
          disabled={!ready}
          aria-disabled={isPending}
          className={buttonClass('primary', 'min-h-12 flex-1 aria-disabled:opacity-60 disabled:opacity-50')}
        >
          {isPending ? '보내는 중…' : '완료'}
        </button>
      </div>
      <noscript>
        <p className="mt-3 text-small">가입을 마치려면 자바스크립트를 켜야 해요.</p>
      </noscript>
    </form>
  )
}
