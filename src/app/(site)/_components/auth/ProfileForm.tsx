'use client'
import Link from 'next/link'
import { useState } from 'react'
import { REGISTER_TERMS_PAGE } from '@/domain/member/paths'
import { useHydrated } from '@/ui/kit/useHydrated'
import { buttonClass } from '@/ui/kit/buttonClass'
import { NicknameField } from '@/ui/member/NicknameField'
import { RegionField } from '@/ui/member/RegionField'
import { StepAlert } from './StepAlert'
import { useProfileStep } from './useProfileStep'

/** The last step: what one is called here. What was typed stays whatever the answer is. */
export function ProfileForm({ suggestion }: { suggestion: string }) {
  const [nickname, setNickname] = useState(suggestion)
  const [region, setRegion] = useState('')
  const { refused, sending, submit, forget } = useProfileStep()
  const ready = useHydrated()
  const about = (field: string) => (refused?.field === field ? refused.message : null)
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} aria-busy={sending} className="mt-7">
      <StepAlert refused={refused && ['nickname', 'region'].includes(refused.field ?? '') ? null : refused} />
      <NicknameField
        value={nickname}
        onType={(value) => {
          setNickname(value)
          forget('nickname')
        }}
        refused={about('nickname')}
      />
      <RegionField
        value={region}
        onType={(value) => {
          setRegion(value)
          forget('region')
        }}
        refused={about('region')}
      />
      <div className="mt-8 flex gap-2">
        <Link href={REGISTER_TERMS_PAGE} prefetch={false} className={buttonClass('plain', 'min-h-12 px-6')}>
          이전
        </Link>
        <button
          type="submit"
          disabled={!ready}
          aria-disabled={sending}
          className={buttonClass('primary', 'min-h-12 flex-1 aria-disabled:opacity-60 disabled:opacity-50')}
        >
          {sending ? '보내는 중…' : '완료'}
        </button>
      </div>
      <noscript>
        <p className="mt-3 text-small">가입을 마치려면 자바스크립트를 켜야 합니다.</p>
      </noscript>
    </form>
  )
}
