'use client'
import { buttonClass } from '@/ui/kit/buttonClass'

export default function SiteError() {
  return (
    <div role="alert" className="wrap flex flex-col items-center py-[clamp(4rem,12vw,8rem)] text-center">
      <h1 className="text-[1.75rem] leading-tight font-[750] tracking-tight">불러오지 못했어요</h1>
      <p className="mt-2 max-w-md text-balance text-soft">
        잠시 뒤에 다시 시도해 주세요. 같은 일이 계속되면 알려 주세요.
      </p>
      <div className="mt-7 flex gap-2">
        <button type="button" onClick={() => location.reload()} className={buttonClass('primary')}>
          다시 시도
        </button>
        {/* A full load, because the page's own state may have failed. */}
        <a href="/" className={buttonClass('plain')}>
          홈으로
        </a>
      </div>
    </div>
  )
}
