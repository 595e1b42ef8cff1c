import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { NOTIFICATIONS_PATH } from '@/domain/notification/apiPaths'
import type { NotificationList } from '@/domain/notification/schemas'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { useMemberQuery } from '../member/useMemberQuery'

const KEY = ['own-notifications'] as const

export const useNotifications = () => useMemberQuery<NotificationList>(KEY, NOTIFICATIONS_PATH)

export function useRefreshNotifications(): () => void {
  const client = useQueryClient()
  return useCallback(() => void cancelAndInvalidate(client, KEY), [client])
}
