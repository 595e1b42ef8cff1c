'use client'
import { PROFILE } from '@/messages/site/profile'
import { buttonClass } from './buttonClass'

const NOTICE = 'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-line bg-wash px-5 py-4 text-small'

export function RetryNotice({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert" className={NOTICE}>
      <p className="min-w-0 flex-1 basis-48 font-semibold">{PROFILE.loadFailed(what)}</p>
      <button type="button" onClick={onRetry} className={buttonClass('plain')}>
        {PROFILE.retry}
      </button>
    </div>
  )
}
