'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { PUSH } from '@/messages/site/follows'
import { cancelAndInvalidate } from '../api/queryCache'
import { type ApiResult, NO_CONTENT, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useHydrated } from '../form/useHydrated'
import { buttonClass } from '../kit/buttonClass'
import { RetryNotice } from '../kit/RetryNotice'
import { useToast } from '../kit/ToastProvider'
import { useMemberQuery } from '../member/useMe'

const KEY = ['push'] as const

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** A subscription under an earlier key of the server is replaced. */
async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return subscription.toJSON()
}

async function startPush(key: string): Promise<ApiResult<undefined>> {
  const { endpoint = '', keys = {} } = await subscribe(key)
  const { p256dh = '', auth = '' } = keys
  return requestApi('PUT /api/v1/me/push', { body: { endpoint, keys: { p256dh, auth } } })
}

async function endPush(): Promise<ApiResult<undefined>> {
  const ended = await requestApi('DELETE /api/v1/me/push')
  if (!ended.ok) return ended
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return NO_CONTENT
}

/** The browser asks for its permission only when the button is pressed. */
export function PushSettings() {
  const { data, isError, refetch } = useMemberQuery(KEY, 'GET /api/v1/me/push', {})
  const [isDenied, setDenied] = useState(false)
  const client = useQueryClient()
  const toast = useToast()
  const id = useId()
  const isHydrated = useHydrated()
  const { submit, isPending } = useSubmit(
    async (key: string | null): Promise<ApiResult<undefined>> => {
      if (key === null) return endPush()
      const permission = await Notification.requestPermission()
      setDenied(permission === 'denied')
      if (permission !== 'granted') return NO_CONTENT
      const failed = { ok: false, status: 0, code: 'unreachable', field: null, retryAfter: null } as const
      return startPush(key).catch(() => ({ ...failed, message: PUSH.failed }))
    },
    {
      onSuccess: () => cancelAndInvalidate(client, KEY),
      onError: ({ message }) => toast({ text: message, tone: 'wrong' }),
    },
  )
  if (isError) return <RetryNotice what={PUSH.what} onRetry={() => void refetch()} />
  if (!data || !isHydrated) return null
  const { key, here, browsers } = data
  const others = browsers - (here ? 1 : 0)
  const isOffered = key !== null && isSupported()
  return (
    <section aria-labelledby={id} className="mt-7">
      <h3 id={id} className="font-semibold">
        {PUSH.title}
      </h3>
      <p className="text-small text-soft">
        {key === null ? PUSH.notOffered : isOffered ? PUSH.note : PUSH.unsupported}
      </p>
      {isOffered && (
        <p className="text-small text-soft">
          {PUSH.abroad}{' '}
          <a href="/privacy" className="inline-link">
            {PUSH.policy}
          </a>
        </p>
      )}
      {here && <p className="mt-2">{PUSH.isOn}</p>}
      {others > 0 && <p className="mt-2 text-small text-soft">{PUSH.others(others)}</p>}
      {isDenied && (
        <p role="alert" className="mt-2 text-small font-medium text-accent">
          {PUSH.denied}
        </p>
      )}
      {isOffered && (
        <button
          type="button"
          aria-disabled={isPending}
          onClick={() => submit(here ? null : key)}
          className={buttonClass('plain', 'mt-3 aria-disabled:opacity-60')}
        >
          {isPending ? PUSH.working : here ? PUSH.end : PUSH.start}
        </button>
      )}
    </section>
  )
}
