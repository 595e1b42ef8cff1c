import { buttonClass } from './buttonClass'

const NOTICE = 'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-line bg-wash px-5 py-4 text-small'

/** Says that data could not be loaded, with a retry link; never replaced by made-up numbers. */
export function LoadFailure({ what, retryHref }: { what: string; retryHref: string }) {
  return (
    <div role="alert" className={NOTICE}>
      <p className="min-w-0 flex-1 basis-56">
        <b className="font-semibold">{what} 불러오지 못했어요.</b>{' '}
        <span className="text-soft">잠시 뒤에 다시 시도해 주세요.</span>
      </p>
      {/* A plain link, because a soft navigation to the same URL would show the same failure. */}
      <a href={retryHref} className={buttonClass('plain')}>
        다시 불러오기
      </a>
    </div>
  )
}
