import Link from 'next/link'
import type { NotificationList } from '@/domain/notification/schemas'
import { NOTIFICATIONS } from '@/messages/site/notifications'
import { formatMoment } from '../format/moment'

interface Props {
  notification: NotificationList['data'][number]
  isNew: boolean
}

export function NotificationLine({ notification: { message, href, created_at }, isNew }: Props) {
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
