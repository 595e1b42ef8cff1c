import { useCallback, useEffect, useState } from 'react'
import { NOTIFICATIONS_PATH } from '@/domain/notification/apiPaths'
import type { NotificationList } from '@/domain/notification/schemas'
import { requestApi } from '../api/requestApi'

export function useReadWhenSeen(list: NotificationList | undefined): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const newest = list?.unread ? list.data[0]?.id : undefined
  useEffect(() => {
    if (!element || newest === undefined) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void requestApi(NOTIFICATIONS_PATH, { method: 'PUT', body: { up_to: newest } })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, newest])
  return useCallback((found: HTMLElement | null) => setElement(found), [])
}
