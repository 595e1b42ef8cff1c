'use client'
import { useEffect, useState } from 'react'
import { SIGN_IN_START_PATH } from '@/contract/memberPaths'
import { memberMessages } from '@/messages/site/member'
import { rememberReturnTo } from './returnTo'

const SPEECH_BUBBLE =
  'M12 4c-5 0-9 3.1-9 7 0 2.5 1.7 4.7 4.2 5.9l-.8 3.2c-.1.3.2.5.5.3l3.8-2.5c.4 0 .9.1 1.3.1 5 0 9-3.1 9-7s-4-7-9-7Z'
const BUTTON =
  'flex min-h-12 w-full items-center justify-center gap-2 rounded-field bg-[#fee500] px-4 text-base ' +
  'font-semibold text-[#191600] hover:bg-[#f2da00] aria-disabled:opacity-70'

/** A plain form works without JavaScript, and no GET starts a sign-in. */
export function KakaoStart({ returnTo, label = memberMessages.start }: { returnTo: string; label?: string }) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // A page restored from the back/forward cache is no longer leaving.
    const back = () => setLeaving(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  const onSubmit = () => {
    rememberReturnTo(returnTo)
    setLeaving(true)
  }
  return (
    <form method="post" action={SIGN_IN_START_PATH} onSubmit={onSubmit}>
      <input type="hidden" name="next" value={returnTo} />
      <button type="submit" aria-disabled={isLeaving} className={BUTTON}>
        <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden>
          <path d={SPEECH_BUBBLE} />
        </svg>
        {isLeaving ? memberMessages.starting : label}
      </button>
    </form>
  )
}
