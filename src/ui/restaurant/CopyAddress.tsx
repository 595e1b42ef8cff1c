'use client'
import { useCopy } from '../kit/CopyButton'

const BUTTON = 'inline-flex min-h-11 items-center px-1 font-semibold text-accent hover:text-accent-deep hover:underline'

export function CopyAddress({ address }: { address: string }) {
  const { state, copy } = useCopy()
  return (
    <>
      <button type="button" onClick={() => void copy(address)} className={BUTTON}>
        {state === 'copied' ? '복사됨' : '주소 복사'}
      </button>
      <span role="status" className={state === 'idle' ? 'sr-only' : 'text-small text-good'}>
        {state === 'copied' && '주소가 복사됐어요.'}
        {state === 'failed' && '복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.'}
      </span>
    </>
  )
}
