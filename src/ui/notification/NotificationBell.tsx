'use client'
import Link from 'next/link'
import { useState } from 'react'
import { PROFILE_PAGE } from '@/contract/memberPaths'
import { NOTIFICATIONS } from '@/messages/site/notifications'
import { Disclosure } from '../kit/Disclosure'
import { Icon } from '../kit/Icon'
import { useEventStream } from '../api/eventStream'
import { apiPath } from '../api/requestApi'
import { useMe, useRefreshMe } from '../member/useMe'
import { Notifications, useNotifications, useRefreshNotifications } from './Notifications'

/** @returns how many notifications have arrived since the page was opened */
function useOwnEvents(): number {
  const { member } = useMe()
  const refreshNotifications = useRefreshNotifications()
  const refreshMe = useRefreshMe()
  const [added, setAdded] = useState(0)
  useEventStream(member ? apiPath('GET /api/v1/me/events') : null, {
    onEvent: (kind) => {
      if (kind === 'notification_added') setAdded((count) => count + 1)
      if (kind === 'notification_added' || kind === 'notifications_read') refreshNotifications()
      else void refreshMe()
    },
    onStale: refreshNotifications,
  })
  return added
}

const PANEL =
  'absolute top-full right-0 z-10 max-h-[min(32rem,calc(100dvh-5rem))] w-96 overflow-y-auto rounded-box border ' +
  'border-line bg-card p-5 shadow-lg shadow-black/5 max-md:fixed max-md:inset-x-0 max-md:top-15 max-md:w-auto ' +
  'max-md:rounded-none max-md:border-x-0'

const UNREAD =
  'absolute top-1 left-6 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4.5 font-bold ' +
  'text-accent-ink tabular-nums'

export function NotificationBell() {
  const added = useOwnEvents()
  const unread = useNotifications().data?.unread ?? 0
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span role="status" className="sr-only">
        {added > 0 && NOTIFICATIONS.added(added)}
      </span>
      <Disclosure
        className="relative max-md:static"
        name={NOTIFICATIONS.bell(unread)}
        label={
          <>
            <Icon name="bell" className="size-5.5" />
            {unread > 0 && (
              <span aria-hidden className={UNREAD}>
                {NOTIFICATIONS.unreadShown(unread)}
              </span>
            )}
          </>
        }
        summaryClassName="relative flex size-11 items-center justify-center hover:text-accent"
        panelClassName={PANEL}
        onToggle={setOpen}
      >
        <p className="mb-3 font-semibold">{NOTIFICATIONS.title}</p>
        {isOpen && <Notifications />}
        <p className="mt-3 border-t border-line pt-3 text-small">
          <Link href={`${PROFILE_PAGE}#notifications`} prefetch={false} className="font-semibold hover:text-accent">
            {NOTIFICATIONS.all}
          </Link>
        </p>
      </Disclosure>
    </>
  )
}
