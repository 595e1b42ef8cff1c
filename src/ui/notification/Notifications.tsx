'use client'

import Link from 'next/link'
import { useState, useCallback, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { NOTIFICATIONS } from '@/messages/site/notifications'
import { PROFILE } from '@/messages/site/profile'
import type { NotificationList } from '@/contract/notifications'
import { RetryNotice } from '../kit/RetryNotice'
import { formatMoment } from '../format/day'
import { requestApi } from '../api/requestApi'
import { cancelAndInvalidate } from '../api/queryCache'
import { useMemberQuery } from '../member/useMe'

const KEY = ['own-notifications'] as const

export const useNotifications = () => useMemberQuery(KEY, 'GET /api/v1/me/notifications', {})

export function useRefreshNotifications(): () => void {
  const client = useQueryClient()
  return useCallback(() => void cancelAndInvalidate(client, KEY), [client])
}

function useReadWhenSeen(list: NotificationList | undefined): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const newest = list?.unread ? list.data[0]?.id : undefined
  useEffect(() => {
    if (!element || newest === undefined) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void requestApi('PUT /api/v1/me/notifications', { body: { up_to: newest } })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, newest])
  return useCallback((found: HTMLElement | null) => setElement(found), [])
}

type Listed = NotificationList['data'][number]

/** Keeps notifications marked as new until the page is left, although seeing them marks them read. */
function useNewAtFirst(list: readonly Listed[] | undefined): (id: number) => boolean {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const more = list?.filter(({ id, read_at }) => read_at === null && !fresh.has(id)) ?? []
  // State derived from props (react.dev: storing information from previous renders).
  if (more.length > 0) setFresh(new Set([...fresh, ...more.map(({ id }) => id)]))
  return (id) => fresh.has(id)
}

interface NotificationLineProps {
  notification: NotificationList['data'][number]
  isNew: boolean
}

function NotificationLine({ notification: { message, href, created_at }, isNew }: NotificationLineProps) {
  const text = <span className={isNew ? 'font-medium' : undefined}>{message}</span>
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      {href === null ? (
        <p>{text}</p>
      ) : (
        <Link href={href} prefetch={false} className="block hover:text-accent">
          {text}
        </Link>
      )}
      <p className="text-small text-soft">
        <time dateTime={created_at}>{formatMoment(created_at)}</time>
        {isNew && <span className="ml-2 font-semibold text-accent-deep">{NOTIFICATIONS.isNew}</span>}
      </p>
    </li>
  )
}

export function Notifications() {
  const { data, isError, refetch } = useNotifications()
  const isNew = useNewAtFirst(data?.data)
  const seen = useReadWhenSeen(data)
  if (isError) return <RetryNotice what={NOTIFICATIONS.what} onRetry={() => void refetch()} />
  if (!data) return <p className="text-small text-soft">{PROFILE.loading}</p>
  if (data.data.length === 0) return <p className="text-soft">{NOTIFICATIONS.none}</p>
  return (
    <ul ref={seen} aria-label={NOTIFICATIONS.title}>
      {data.data.map((notification) => (
        <NotificationLine key={notification.id} notification={notification} isNew={isNew(notification.id)} />
      ))}
    </ul>
  )
}
