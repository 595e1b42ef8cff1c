import { afterEach, describe, expect, it, vi } from 'vitest'
import { kakaoTalkMessage, sendByKakaoTalk } from '@/ui/share/ShareDialog'
import { shareNatively } from '@/ui/share/ShareButton'
import { sharedLink } from '@/ui/share/sharedPlace'

const place = { id: 7, title: '가나식당', where: '서울 중구 세종대로 1' }
const data = { title: '가나식당', url: 'https://bapsang.example/restaurants/7' }
const refusing = (error: Error) => ({ share: () => Promise.reject(error) })

describe('Shared link', () => {
  it('The shared link is the restaurant’s own page', () => {
    expect(sharedLink(place, 'https://bapsang.example')).toBe('https://bapsang.example/restaurants/7')
  })

  it('The KakaoTalk message contains the shared link for phones and for other devices', () => {
    expect(kakaoTalkMessage(place, data.url)).toMatchObject({
      objectType: 'text',
      text: '가나식당\n서울 중구 세종대로 1',
      link: { mobileWebUrl: data.url, webUrl: data.url },
    })
  })
})

describe('Native sharing', () => {
  it('Native sharing passes the link to the device and ends as closed', async () => {
    const share = vi.fn(() => Promise.resolve())
    expect(await shareNatively({ share, canShare: () => true }, data)).toBe('closed')
    expect(share).toHaveBeenCalledExactlyOnceWith(data)
  })

  it('Native sharing is missing on a device that cannot share, or cannot share links', async () => {
    const share = vi.fn(() => Promise.resolve())
    expect(await shareNatively({}, data)).toBe('missing')
    expect(await shareNatively({ share, canShare: () => false }, data)).toBe('missing')
    expect(share).not.toHaveBeenCalled()
  })

  it.each(['AbortError', 'InvalidStateError'])(
    'Native sharing ends as closed, not failed, when the user closes or reopens it (%s)',
    async (name) => expect(await shareNatively(refusing(new DOMException('', name)), data)).toBe('closed'),
  )

  it.each([new DOMException('', 'NotAllowedError'), new DOMException('', 'DataError'), new TypeError('broken')])(
    'Native sharing ends as failed when the device rejects it (%s)',
    async (error) => expect(await shareNatively(refusing(error), data)).toBe('failed'),
  )
})

describe('Sharing by KakaoTalk', () => {
  afterEach(() => vi.unstubAllGlobals())
  const kakao = (sendDefault: (message: object) => unknown) => {
    const init = vi.fn()
    vi.stubGlobal('window', {
      Kakao: { init, isInitialized: () => init.mock.calls.length > 0, Share: { sendDefault } },
    })
    return init
  }

  it('The KakaoTalk script is initialised once and sends each message', async () => {
    const sent = vi.fn()
    const init = kakao(sent)
    expect(await sendByKakaoTalk('key', place, data.url)).toBe(true)
    expect(await sendByKakaoTalk('key', place, data.url)).toBe(true)
    expect(init).toHaveBeenCalledExactlyOnceWith('key')
    expect(sent.mock.calls).toEqual(Array(2).fill([kakaoTalkMessage(place, data.url)]))
  })

  it('Sharing returns false when KakaoTalk fails, at once or later', async () => {
    kakao(() => {
      throw new Error('unknown key')
    })
    expect(await sendByKakaoTalk('key', place, data.url)).toBe(false)
    kakao(() => Promise.reject(new Error('unknown domain')))
    expect(await sendByKakaoTalk('key', place, data.url)).toBe(false)
  })
})
