'use client'
import { useEffect, useRef, useState } from 'react'
import { SHARING } from '@/messages/site/sharing'
import { useCopy } from '../kit/useCopy'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { KakaoTalkButton } from './KakaoTalkButton'
import { type SharedPlace, sharedLink } from './sharedPlace'

interface Props {
  place: SharedPlace
  failed: boolean
  onClose: () => void
}

export function ShareDialog({ place, failed, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  const { state, copy } = useCopy()
  const [notice, setNotice] = useState<string>(failed ? SHARING.failed : '')
  const url = sharedLink(place, location.origin)

  useEffect(() => {
    copyButton.current?.focus()
  }, [])
  const copyLink = async () => {
    const copied = await copy(url)
    setNotice(copied ? SHARING.copied : SHARING.copyByHand)
    if (copied) return
    field.current?.focus()
    field.current?.select()
  }
  return (
    <ModalDialog title={SHARING.shareOf(place.title)} note={place.where} onClose={onClose}>
      <div className="flex flex-col gap-2.5">
        <div className="flex gap-2">
          <input
            ref={field}
            readOnly
            value={url}
            aria-label={SHARING.link}
            onFocus={(event) => event.target.select()}
            className="h-11 min-w-0 flex-1 rounded-field border border-line bg-card px-3 text-small text-soft"
          />
          <button
            ref={copyButton}
            type="button"
            onClick={() => void copyLink()}
            className={buttonClass('primary', 'min-w-26')}
          >
            {state === 'copied' ? SHARING.copyDone : SHARING.copy}
          </button>
        </div>
        <KakaoTalkButton place={place} url={url} onNotice={setNotice} />
        <p role="status" className="min-h-[1.6em] text-small text-soft">
          {notice}
        </p>
      </div>
    </ModalDialog>
  )
}
