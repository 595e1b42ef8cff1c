'use client'
import { NEARBY } from '@/messages/site/nearby'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { loadNearby, type Nearby } from '../location/loadTiles'
import { type AroundMemory, useAround } from '../location/useAround'
import { useLocationConsent } from '../location/useLocationConsent'
import { NearbyResults } from './NearbyResults'

const memory: AroundMemory<Nearby> = { last: null }

export function NearbyFinder() {
  const { state, locate, lookAgain } = useAround(loadNearby, memory)
  const { start, dialog } = useLocationConsent(locate)
  const isBusy = state.step === 'locating' || state.step === 'loading'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          onClick={isBusy ? undefined : start}
          aria-disabled={isBusy}
          className={buttonClass('primary', 'min-h-12 gap-1.5 px-5 aria-disabled:opacity-60')}
        >
          <Icon name="pin" className="size-5" />
          {state.step === 'found' ? NEARBY.again : NEARBY.locate}
        </button>
        <p className="text-small text-soft">{NEARBY.privacy}</p>
      </div>
      {dialog}
      <div className="mt-6">
        {isBusy && (
          <p role="status" className="animate-pulse text-small text-soft">
            {state.step === 'locating' ? NEARBY.locating : NEARBY.loading}
          </p>
        )}
        {state.step === 'failed' && (
          <p role="alert" className="rounded-box border border-line bg-wash px-5 py-4 text-small">
            {NEARBY[state.failure]}
          </p>
        )}
        {state.step === 'found' && <NearbyResults {...state.found} {...state} onRadius={lookAgain} />}
      </div>
    </>
  )
}
