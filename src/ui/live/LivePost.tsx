'use client'
import { LIVE } from '@/messages/site/comments'
import { formatCount } from '../format/number'
import { buttonClass } from '../kit/buttonClass'
import { NeedsScripts } from '../kit/NeedsScripts'
import { useLivePost } from './useLivePost'

export function LivePost({ postId }: { postId: number }) {
  const { waiting, show } = useLivePost(postId)
  const { length: count } = waiting
  return (
    <div role="status">
      <NeedsScripts />
      {count > 0 && (
        <button type="button" onClick={show} className={buttonClass('plain', 'mb-4 w-full')}>
          {LIVE.newComments(formatCount(count))}
        </button>
      )}
    </div>
  )
}
