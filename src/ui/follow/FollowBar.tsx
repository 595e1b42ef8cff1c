'use client'
import type { ReactNode } from 'react'
import { FOLLOWS } from '@/messages/site/follows'
import { Icon } from '../kit/Icon'
import { type Followable, useChangeFollow, useFollows } from './useFollow'

/** One line on the page of an institution or a district. `children`: its feed. */
export function FollowBar({ of, children }: { of: Followable; children?: ReactNode }) {
  const { data } = useFollows()
  const { change, isPending } = useChangeFollow()
  const isFollowed = data?.data.some(({ kind, target }) => kind === of.kind && target === of.target) ?? false
  return (
    <div className="office-bar">
      <Icon name="bell" className="size-4" />
      <button
        type="button"
        className="noscript:hidden"
        aria-label={isFollowed ? FOLLOWS.unfollowOf(of.name) : FOLLOWS.followOf(of.name)}
        aria-disabled={isPending}
        onClick={() => change(of, !isFollowed)}
      >
        {isFollowed ? FOLLOWS.unfollow : FOLLOWS.follow}
      </button>
      <span>{FOLLOWS.hints[of.kind]}</span>
      {children}
    </div>
  )
}
