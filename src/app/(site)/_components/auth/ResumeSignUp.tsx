'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { REGISTER_PROFILE_PAGE, REGISTER_TERMS_PAGE } from '@/contract/memberPaths'
import type { SignUp } from '@/contract/signUp'
import { buttonClass } from '@/ui/kit/buttonClass'
import { requestApi } from '@/ui/api/requestApi'
import { useSubmit } from '@/ui/api/useSubmit'
import { useToast } from '@/ui/kit/ToastProvider'

export function ResumeSignUp({ step }: { step: SignUp['step'] }) {
  const [router, show] = [useRouter(), useToast()]
  const { submit: cancelSignUp, isPending } = useSubmit(() => requestApi('DELETE /api/v1/auth/sign-up'), {
    onSuccess: () => {
      router.refresh()
      show({ text: '가입을 그만뒀어요. 저장한 것은 없어요.' })
    },
    onError: ({ message }) => show({ text: message, tone: 'wrong' }),
  })
  return (
    <section aria-label="진행 중인 가입" className="mb-8 rounded-box border border-edge bg-card p-4">
      <p className="font-semibold">가입하던 것이 있어요</p>
      <p className="mt-0.5 text-small text-soft">
        카카오 확인은 마쳤어요. {step === 'terms' ? '약관 동의' : '닉네임'}부터 이어서 하시면 돼요.
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Link
          href={step === 'terms' ? REGISTER_TERMS_PAGE : REGISTER_PROFILE_PAGE}
          prefetch={false}
          className={buttonClass('primary', 'flex-1')}
        >
          이어서 가입하기
        </Link>
        <button type="button" aria-disabled={isPending} onClick={() => cancelSignUp()} className={buttonClass('plain')}>
          그만두기
        </button>
      </div>
    </section>
  )
}
