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

/** What the member's own eyes add to the comments of a post; undefined for visitors and until it is loaded. */
export const useMyComments = (postId: number): MyComments | undefined => useQueryOfMine(postId).data

/** When the member may write the next comment, in milliseconds of this device's clock; 0 when at once. */
export function useNextComment(postId: number): number {
  const { data, dataUpdatedAt } = useQueryOfMine(postId)
  return data && data.wait_seconds > 0 ? dataUpdatedAt + data.wait_seconds * 1000 : 0
}

/** Changes what is known of it after a write, or reads it again. */
export function useChangeMyComments(postId: number) {
  const { member } = useMe()
  const client = useQueryClient()
  const memberId = member?.id ?? null
  const change = useCallback(
    (how: (known: MyComments) => Partial<MyComments>) => {
      const key = [...commentKeys(postId).mine, memberId]
      // What is stored now is of now: the seconds that have passed are no longer to wait.
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

/** A list of ids with or without one. */
export const withId = (ids: readonly number[], id: number, isIncluded: boolean): number[] => [
  ...ids.filter((other) => other !== id),
  ...(isIncluded ? [id] : []),
]
