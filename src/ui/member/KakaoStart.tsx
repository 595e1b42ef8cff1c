'use client'
import { useEffect, useState } from 'react'
import { SIGN_IN_START_PATH } from '@/domain/member/paths'
import { memberMessages } from '@/messages/site/member'
import { rememberReturnTo } from './rememberedReturnTo'

/** The button to Kakao: a plain form, so that it works before scripts have arrived, and no GET begins anything. */
export function KakaoStart({ next, label = memberMessages.start }: { next: string; label?: string }) {
  const [going, setGoing] = useState(false)
  useEffect(() => {
    // A page that comes back from the browser's memory is not on its way any more.
    const back = () => setGoing(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  const setOut = () => {
    rememberReturnTo(next)
    setGoing(true)
  }
  return (
    <form method="post" action={SIGN_IN_START_PATH} onSubmit={setOut}>
      <input type="hidden" name="next" value={next} />
      <button
        type="submit"
        aria-disabled={going}
        className="flex min-h-12 w-full items-center justify-center gap-2 rounded-field bg-[#fee500] px-4 text-base font-semibold text-[#191600] hover:bg-[#f2da00] aria-disabled:opacity-70"
      >
        <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden>
          <path d="M12 4c-5 0-9 3.100-9 7 0 2.500 1.700 4.700 4.200 5.900l-.8 3.200c-.1.3.2.5.5.3l3.800-2.500c.4 0 .9.1 1.300.1 5 0 9-3.100 9-7s-4-7-9-7Z" />
        </svg>
        {going ? memberMessages.starting : label}
      </button>
    </form>
  )
}
