'use client'
import { NOTIFICATIONS } from '@/messages/site/notifications'
import { PROFILE } from '@/messages/site/profile'
import { RetryNotice } from '../kit/RetryNotice'
import { NotificationLine } from './NotificationLine'
import { useNewAtFirst } from './useNewAtFirst'
import { useNotifications } from './useNotifications'
import { useReadWhenSeen } from './useReadWhenSeen'

export function NotificationList() {
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
