import type { Metadata } from 'next'
import { SIGN_IN_FINISH_PATH } from '@/contract/memberPaths'
import type { SearchParams } from '@/ui/urls/readQuery'
import { buttonClass } from '@/ui/kit/buttonClass'
import { type CallbackParams, OAuthCallback } from '@/app/(site)/_components/auth/OAuthCallback'

export const metadata: Metadata = {
  title: '로그인 처리',
  robots: { index: false },
  // The URL has a code. ('no-referrer' would hide our own origin from the CSRF guard, which then refuses the form.)
  referrer: 'same-origin',
}

/** `error_description` is provider text and not shown. */
const NAMES = ['code', 'state', 'error', 'iss'] as const

function callbackParams(query: SearchParams): CallbackParams {
  return Object.fromEntries(NAMES.flatMap((name) => (typeof query[name] === 'string' ? [[name, query[name]]] : [])))
}

/** Posts the provider's parameters, because a GET must not change anything. */
export default async function CallbackPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = callbackParams(await searchParams)
  return (
    <div className="mx-auto flex min-h-[60dvh] w-full max-w-112 flex-col justify-center px-gap py-section text-center">
      <div className="noscript:hidden">
        <OAuthCallback params={params} />
      </div>
      <noscript>
        <form method="post" action={SIGN_IN_FINISH_PATH}>
          {Object.entries(params).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <h1 className="text-[1.75rem] leading-tight font-[750] tracking-[-0.03em]">거의 다 됐어요</h1>
          <p className="mt-2.5 text-soft">카카오에서 돌아오셨어요. 단추를 누르면 로그인을 마쳐요.</p>
          <button type="submit" className={buttonClass('primary', 'mt-7 min-h-12 px-6')}>
            로그인 마치기
          </button>
        </form>
      </noscript>
    </div>
  )
}
