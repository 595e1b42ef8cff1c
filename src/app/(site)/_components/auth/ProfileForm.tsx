'use client'
import Link from 'next/link'
import { useState } from 'react'
import { REGISTER_TERMS_PAGE } from '@/domain/member/paths'
import { useHydrated } from '@/ui/form/useHydrated'
import { buttonClass } from '@/ui/kit/buttonClass'
import { NicknameField } from '@/ui/member/NicknameField'
import { RegionField } from '@/ui/member/RegionField'
import { StepAlert } from './StepAlert'
import { useProfileStep } from './useProfileStep'

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
