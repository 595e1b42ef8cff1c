import { useState } from 'react'
import { MY_EVENTS_PATH } from '@/domain/live/events'
import { useEventStream } from '../api/useEventStream'
import { useMe, useRefreshMe } from '../member/useMe'
import { useRefreshNotifications } from './useNotifications'

/** @returns how many notifications have arrived since the page was opened */
export function useOwnEvents(): number {
  const { member } = useMe()
  const refreshNotifications = useRefreshNotifications()
  const refreshMe = useRefreshMe()
  const [added, setAdded] = useState(0)
  useEventStream(member ? MY_EVENTS_PATH : null, {
    onEvent: (kind) => {
      if (kind === 'notification_added') setAdded((count) => count + 1)
      if (kind === 'notification_added' || kind === 'notifications_read') refreshNotifications()
      else void refreshMe()
    },
    onStale: refreshNotifications,
  })
  return added
}
