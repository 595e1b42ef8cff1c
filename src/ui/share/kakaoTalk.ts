import { KAKAO_SDK_TIMEOUT_MS } from '@/domain/site/limits'
import { SHARING } from '@/messages/site/sharing'
import type { SharedPlace } from './sharedPlace'

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
