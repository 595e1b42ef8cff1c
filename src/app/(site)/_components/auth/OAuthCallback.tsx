'use client'
import { useEffect, useState } from 'react'
import { SIGN_IN_FAILURE_SHOWN_MS } from '@/domain/member/limits'
import { SIGN_IN_FINISH_PATH } from '@/domain/member/paths'
import { signInErrorUrl } from '@/domain/member/signInErrorUrl'
import { safeRedirectPath } from '@/domain/session/safeRedirectPath'
import { buttonClass } from '@/ui/kit/buttonClass'
import { type ApiResult, requestApi, type ApiError } from '@/ui/api/requestApi'
import { rememberedOnward } from '@/ui/member/rememberedReturnTo'
import { Spinner } from './Spinner'

/** What the provider gave the browser to bring back. */
export type BroughtBack = Record<string, string>

const asked = new Map<string, Promise<ApiResult<{ next: string }>>>()

/** Asks once, however often React mounts the island: the second of two requests would be refused. */
function finish(brought: BroughtBack): Promise<ApiResult<{ next: string }>> {
  const key = JSON.stringify(brought)
  const answer = asked.get(key) ?? requestApi<{ next: string }>(SIGN_IN_FINISH_PATH, { method: 'POST', body: brought })
  asked.set(key, answer)
  return answer
}

/** Hands what was brought back to the server, and goes on. */
export function OAuthCallback({ brought }: { brought: BroughtBack }) {
  const [refused, setRefused] = useState<ApiError | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    void finish(brought).then((answered) => {
      if (gone) return
      // Replaced, so that the way back from the next page does not lead through here again.
      if (answered.ok) return location.replace(safeRedirectPath(answered.data.next, '/'))
      setRefused(answered)
      timer = setTimeout(() => location.replace(loginAfter(answered)), SIGN_IN_FAILURE_SHOWN_MS)
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [brought])
  if (!refused) return <Spinner>카카오 로그인 처리 중입니다</Spinner>
  return (
    <div role="alert">
      <h1 className="text-[1.75rem] leading-tight font-[750] tracking-[-0.03em]">로그인 실패</h1>
      <p className="mx-auto mt-2.5 max-w-96 text-balance text-soft">{refused.message}</p>
      <p className="mt-1 text-small text-faint">잠시 뒤 로그인 화면으로 갑니다.</p>
      <a href={loginAfter(refused)} className={buttonClass('primary', 'mt-7 min-h-12 px-6')}>
        지금 로그인 화면으로
      </a>
    </div>
  )
}

/** The sign-in page says it again, for whoever reads more slowly than that. */
const loginAfter = ({ code }: ApiError): string => signInErrorUrl(rememberedOnward(), { code, params: {} })
