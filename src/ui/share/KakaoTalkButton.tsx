'use client'
import { SHARING } from '@/messages/site/sharing'
import { buttonClass } from '../kit/buttonClass'
import { sendByKakaoTalk } from './kakaoTalk'
import { useKakaoKey } from './KakaoKey'
import type { SharedPlace } from './sharedPlace'

interface Props {
  place: SharedPlace
  url: string
  onNotice: (notice: string) => void
}

export function KakaoTalkButton({ place, url, onNotice }: Props) {
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
