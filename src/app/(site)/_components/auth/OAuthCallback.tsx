'use client'
import { useEffect, useState } from 'react'
import { SIGN_IN_FAILURE_SHOWN_MS } from '@/domain/member/limits'
import { signInErrorUrl } from '@/contract/memberPaths'
import { safeRedirectPath } from '@/domain/http/urls'
import { buttonClass } from '@/ui/kit/buttonClass'
import { type ApiResult, requestApi, type ApiError } from '@/ui/api/requestApi'
import { rememberedReturnTo } from '@/ui/member/returnTo'

function Spinner({ children }: { children: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-5">
      <svg
        viewBox="0 0 48 48"
        aria-hidden
        className="size-12 animate-spin fill-none motion-reduce:animate-none"
        strokeWidth={4}
        strokeLinecap="round"
      >
        <circle cx={24} cy={24} r={20} className="stroke-line" />
        <path d="M24 4a20 20 0 0 1 20 20" className="stroke-accent" />
      </svg>
      <p className="text-lead font-semibold">{children}</p>
    </div>
  )
}

/** Parameters of the authorization response (RFC 6749, 4.1.2). */
export type CallbackParams = Record<string, string>

const requests = new Map<string, Promise<ApiResult<{ next: string }>>>()

/** Sends only one request however often React mounts the component, because the second would be refused. */
function finishSignIn(params: CallbackParams): Promise<ApiResult<{ next: string }>> {
  const key = JSON.stringify(params)
  const request = requests.get(key) ?? requestApi('POST /api/v1/auth/finish', { body: params })
  requests.set(key, request)
  return request
}

export function OAuthCallback({ params }: { params: CallbackParams }) {
  const [error, setError] = useState<ApiError | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    void finishSignIn(params).then((answered) => {
      if (isUnmounted) return
      // Replaces the history entry, so that Back does not return here.
      if (answered.ok) return location.replace(safeRedirectPath(answered.data.next, '/'))
      setError(answered)
      timer = setTimeout(() => location.replace(loginAfter(answered)), SIGN_IN_FAILURE_SHOWN_MS)
    })
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [params])
  if (!error) return <Spinner>카카오 로그인 처리 중이에요</Spinner>
  return (
    <div role="alert">
      <h1 className="text-[1.75rem] leading-tight font-[750] tracking-[-0.03em]">로그인 실패</h1>
      <p className="mx-auto mt-2.5 max-w-96 text-balance text-soft">{error.message}</p>
      <p className="mt-1 text-small text-faint">잠시 뒤 로그인 화면으로 가요.</p>
      <a href={loginAfter(error)} className={buttonClass('primary', 'mt-7 min-h-12 px-6')}>
        지금 로그인 화면으로
      </a>
    </div>
  )
}

const loginAfter = ({ code }: ApiError): string => signInErrorUrl(rememberedReturnTo(), { code, params: {} })
