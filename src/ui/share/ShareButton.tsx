'use client'
import { useRef, useState } from 'react'
import { SHARING } from '@/messages/site/sharing'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { type ShareOutcome, shareNatively } from './shareNatively'
import { type SharedPlace, sharedLink } from './sharedPlace'
import { lazyComponent } from '../dialog/lazyComponent'

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
