import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { myCommentsPath } from '@/domain/community/apiPaths'
import type { MyComments } from '@/domain/community/commentSchemas'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { updateQueryData } from '../api/updateQueryData'
import { useMe } from '../member/useMe'
import { useMemberQuery } from '../member/useMemberQuery'
import { commentKeys } from './commentKeys'

const useQueryOfMine = (postId: number) =>
  useMemberQuery<MyComments>([...commentKeys(postId).mine], myCommentsPath(postId))

/** A member's view of a post's comments; undefined for visitors and while loading. */
export const useMyComments = (postId: number): MyComments | undefined => useQueryOfMine(postId).data

/** When the member may comment next, in milliseconds of this device's clock; 0 if now. */
export function useNextComment(postId: number): number {
  const { data, dataUpdatedAt } = useQueryOfMine(postId)
  return data && data.wait_seconds > 0 ? dataUpdatedAt + data.wait_seconds * 1000 : 0
}

export function useChangeMyComments(postId: number) {
  const { member } = useMe()
  const client = useQueryClient()
  const memberId = member?.id ?? null
  const change = useCallback(
    (how: (known: MyComments) => Partial<MyComments>) => {
      const key = [...commentKeys(postId).mine, memberId]
      // The stored wait starts now, so subtract the seconds already passed.
      const passed = (Date.now() - (client.getQueryState(key)?.dataUpdatedAt ?? 0)) / 1000
      updateQueryData<MyComments>(client, key, (known) => {
        const wait_seconds = Math.max(0, Math.ceil(known.wait_seconds - passed))
        return { ...known, wait_seconds, ...how(known) }
      })
    },
    [client, postId, memberId],
  )
  const reload = useCallback(() => cancelAndInvalidate(client, commentKeys(postId).mine), [client, postId])
  return { change, reload }
}

export const withId = (ids: readonly number[], id: number, isIncluded: boolean): number[] => [
  ...ids.filter((other) => other !== id),
  ...(isIncluded ? [id] : []),
]
