'use client'
import { useRef, useState } from 'react'
import { SHARING } from '@/messages/site/sharing'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { lazyComponent } from '../kit/lazyComponent'
import { type SharedPlace, sharedLink } from './sharedPlace'

/** What a browser's `navigator` may offer; desktop browsers often lack it. */
interface SharingDevice {
  share?: (data: ShareData) => Promise<void>
  canShare?: (data?: ShareData) => boolean
}

/** `closed`: shared or cancelled. `missing`: this device has no share sheet. `failed`: the share sheet failed. */
type ShareOutcome = 'closed' | 'missing' | 'failed'

/** The sheet was closed, or the button pressed again while it was open: neither is an error. */
const NO_FAILURE = new Set(['AbortError', 'InvalidStateError'])

export async function shareNatively(device: SharingDevice, data: ShareData): Promise<ShareOutcome> {
  if (!device.share || device.canShare?.(data) === false) return 'missing'
  try {
    await device.share(data)
    return 'closed'
  } catch (error) {
    return error instanceof DOMException && NO_FAILURE.has(error.name) ? 'closed' : 'failed'
  }
}

const ShareDialog = lazyComponent(() => import('./ShareDialog').then((file) => file.ShareDialog))

interface Props {
  place: SharedPlace
  /** a row of a list has room for an icon only; the caller sets its style */
  variant: 'text' | 'icon'
}

export function ShareButton({ place, variant }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [outcome, setOutcome] = useState<ShareOutcome>('closed')
  const share = async () => {
    const url = sharedLink(place, location.origin)
    setOutcome(await shareNatively(navigator, { title: `${place.title} · 공공밥상`, url }))
  }
  const close = () => {
    setOutcome('closed')
    // Safari does not focus a clicked button, so the dialog could not return the focus to it.
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={SHARING.shareOf(place.title)}
        aria-haspopup="dialog"
        onClick={() => void share()}
        className={variant === 'text' ? buttonClass('plain', 'min-w-18') : undefined}
      >
        {variant === 'text' ? SHARING.share : <Icon name="share" />}
      </button>
      {outcome !== 'closed' && <ShareDialog place={place} failed={outcome === 'failed'} onClose={close} />}
    </>
  )
}
