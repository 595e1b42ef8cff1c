'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { OPTIONAL_KINDS } from '@/domain/notification'
import type { NotificationSettings as Settings } from '@/contract/notifications'
import { NOTIFICATION_KIND_LABELS, NOTIFICATION_SETTINGS } from '@/messages/site/notifications'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { RetryNotice } from '../kit/RetryNotice'
import { useMemberQuery } from '../member/useMe'
import { useToast } from '../kit/ToastProvider'

const KEY = ['notification-settings'] as const

export function NotificationSettings() {
  const { data, isError, refetch } = useMemberQuery(KEY, 'GET /api/v1/me/notification-settings', {})
  const client = useQueryClient()
  const toast = useToast()
  // A controlled checkbox needs its new state in the same event; the query's state comes later.
  const [chosen, setChosen] = useState<Settings>()
  const lastChosen = useRef<Settings>(undefined)
  const choose = (settings: Settings | undefined): void => {
    lastChosen.current = settings
    setChosen(settings)
  }
  const { submit } = useSubmit((body: Settings) => requestApi('PUT /api/v1/me/notification-settings', { body }), {
    onSuccess: (saved, sent) => {
      client.setQueriesData({ queryKey: KEY }, saved)
      if (lastChosen.current && lastChosen.current !== sent) submit(lastChosen.current)
    },
    onError: ({ message }) => {
      choose(undefined)
      toast({ text: `${NOTIFICATION_SETTINGS.failed} ${message}`, tone: 'wrong' })
    },
  })
  if (isError) return <RetryNotice what={NOTIFICATION_SETTINGS.what} onRetry={() => void refetch()} />
  if (!data) return null
  const { muted } = chosen ?? data
  const change = (kind: Settings['muted'][number], isWanted: boolean) => {
    const settings = { muted: isWanted ? muted.filter((other) => other !== kind) : [...muted, kind] }
    choose(settings)
    submit(settings)
  }
  return (
    <fieldset className="mt-7">
      <legend className="font-semibold">{NOTIFICATION_SETTINGS.title}</legend>
      <p className="text-small text-soft">{NOTIFICATION_SETTINGS.note}</p>
      {OPTIONAL_KINDS.map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={!muted.includes(kind)}
            onChange={(event) => change(kind, event.target.checked)}
          />
          {NOTIFICATION_KIND_LABELS[kind]}
        </label>
      ))}
    </fieldset>
  )
}
