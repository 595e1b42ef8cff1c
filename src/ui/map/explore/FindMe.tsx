'use client'
import { useState } from 'react'
import type { Point } from '@/domain/distance'
import { MAP } from '@/messages/site/map'
import { NEARBY } from '@/messages/site/nearby'
import { buttonClass } from '../../kit/buttonClass'
import { Icon } from '../../kit/Icon'
import { type PositionResult, readPosition } from '../../location/readPosition'
import { useLocationConsent } from '../../location/useLocationConsent'

/** The position stays on the page. */
export function FindMe({ onFound }: { onFound: (point: Point) => void }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Extract<PositionResult, { ok: false }>['failure'] | null>(null)
  const locate = async () => {
    setBusy(true)
    setFailure(null)
    const read = await readPosition()
    setBusy(false)
    if (!read.ok) return setFailure(read.failure)
    const { latitude, longitude } = read.position
    onFound({ latitude, longitude })
  }
  const { start, dialog } = useLocationConsent(() => void locate())
  return (
    <>
      <button
        type="button"
        onClick={isBusy ? undefined : start}
        aria-disabled={isBusy}
        className={buttonClass('plain', 'gap-1.5 bg-card aria-disabled:opacity-60')}
      >
        <Icon name="pin" className="size-4.5" />
        {isBusy ? MAP.locating : MAP.findMe}
      </button>
      {dialog}
      {failure && (
        <p role="alert" className="basis-full rounded-box border border-line bg-card px-4 py-3 text-small">
          {NEARBY[failure]}
        </p>
      )}
    </>
  )
}
