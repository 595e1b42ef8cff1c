'use client'
import { useEffect, useRef, useState } from 'react'
import { SHARING } from '@/messages/site/sharing'
import { KAKAO_SDK_TIMEOUT_MS } from '@/domain/site/site'
import { useCopy } from '../kit/CopyButton'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { type SharedPlace, sharedLink } from './sharedPlace'
import { useKakaoKey } from './KakaoKey'

/** The version is pinned with an integrity hash, so that the script cannot be replaced. */
const SDK = {
  src: 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js',
  integrity: 'sha384-DKYJZ8NLiK8MN4/C5P2dtSmLQ4KwPaoqAfyA/DfmEc1VDxu4yyC7wy6K1Hs90nka',
  crossOrigin: 'anonymous',
}

interface KakaoSdk {
  isInitialized: () => boolean
  init: (appKey: string) => void
  Share: { sendDefault: (message: object) => unknown }
}

declare global {
  interface Window {
    Kakao?: KakaoSdk
  }
}

/** Other templates need a picture or let Kakao's servers read the page. The key must allow the link's domain. */
export const kakaoTalkMessage = (place: SharedPlace, url: string): object => ({
  objectType: 'text',
  text: `${place.title}\n${place.where}`,
  link: { mobileWebUrl: url, webUrl: url },
  buttonTitle: SHARING.kakaoTalkButton,
})

/** Kakao's script is loaded at the first call, never before. Returns whether KakaoTalk was opened. */
export async function sendByKakaoTalk(appKey: string, place: SharedPlace, url: string): Promise<boolean> {
  try {
    const kakao = window.Kakao ?? (await loadSdk())
    if (!kakao.isInitialized()) kakao.init(appKey)
    await kakao.Share.sendDefault(kakaoTalkMessage(place, url))
    return true
  } catch {
    // Blocked, offline, timed out or an unknown key: one message covers all, and the link can still be copied.
    return false
  }
}

const loadSdk = (): Promise<KakaoSdk> =>
  new Promise((found, failed) => {
    const script = Object.assign(document.createElement('script'), SDK)
    const settle = (because: string) => {
      clearTimeout(timer)
      if (window.Kakao) return found(window.Kakao)
      // Removed so that the next attempt loads it again.
      script.remove()
      failed(new Error(`Kakao's script ${because}`))
    }
    const timer = setTimeout(() => settle('is late'), KAKAO_SDK_TIMEOUT_MS)
    script.onload = () => settle('brought nothing')
    script.onerror = () => settle('could not be loaded')
    document.head.append(script)
  })

interface KakaoTalkButtonProps {
  place: SharedPlace
  url: string
  onNotice: (notice: string) => void
}

function KakaoTalkButton({ place, url, onNotice }: KakaoTalkButtonProps) {
  const appKey = useKakaoKey()
  if (!appKey) return null
  const send = async () => {
    onNotice(SHARING.kakaoTalkOpening)
    onNotice((await sendByKakaoTalk(appKey, place, url)) ? '' : SHARING.failed)
  }
  return (
    <button type="button" onClick={() => void send()} className={buttonClass('plain', 'w-full')}>
      {SHARING.kakaoTalk}
    </button>
  )
}

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
