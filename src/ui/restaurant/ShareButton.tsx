'use client'
import { restaurantHref } from '../address/restaurantHref'
import { buttonClass } from '../layout/buttonClass'
import { useCopy } from '../clipboard/useCopy'

/** Shares the page by the device's own sheet; where there is none, the address goes to the clipboard. */
export function ShareButton({ id, title }: { id: number; title: string }) {
  const { state, copy } = useCopy()
  const share = async () => {
    const url = `${location.origin}${restaurantHref(id)}`
    if (!navigator.share) return copy(url)
    try {
      await navigator.share({ title: `${title} · 공공밥상`, url })
    } catch (error) {
      // Closing the sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <>
      <button type="button" onClick={() => void share()} className={buttonClass('plain', 'min-w-18')}>
        {state === 'copied' ? '복사 완료' : '공유'}
      </button>
      <span role="status" className="sr-only">
        {state === 'copied' && '링크가 복사되었습니다.'}
        {state === 'failed' && '공유에 실패했습니다.'}
      </span>
    </>
  )
}
