'use client'
import type { MouseEvent } from 'react'
import { APP_FALLBACK_MS } from '@/domain/site/site'
import { buttonClass } from '../kit/buttonClass'
import { type PlaceLinks, blogSearchLink, kakaoMapLinks, naverMapLinks } from './deepLinks'

type Platform = 'ios' | 'android' | 'other'

/** An iPad claims to be a Mac but has touch points. */
export function platformOf(agent: string, touchPoints: number): Platform {
  if (/android/i.test(agent)) return 'android'
  if (/iphone|ipad|ipod/i.test(agent) || (/macintosh/i.test(agent) && touchPoints > 1)) return 'ios'
  return 'other'
}

/** An opened app hides the page, which cancels the fallback to the website. False: the caller follows the web link. */
function openPlace(links: PlaceLinks, platform: Platform): boolean {
  if (platform === 'other') return false
  const timer = setTimeout(() => {
    document.removeEventListener('visibilitychange', cancel)
    if (!document.hidden) window.location.href = links.web
  }, APP_FALLBACK_MS)
  function cancel() {
    if (!document.hidden) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', cancel)
  }
  document.addEventListener('visibilitychange', cancel)
  window.location.href = platform === 'android' && links.intent ? links.intent : links.app
  return true
}

interface Props {
  text: string
  blog?: boolean
  /** where nothing else shows the place */
  isMain?: boolean
}

export function PlaceLinkButtons({ text, blog = true, isMain = false }: Props) {
  const tryApp = (event: MouseEvent, links: PlaceLinks) => {
    if (openPlace(links, platformOf(navigator.userAgent, navigator.maxTouchPoints))) event.preventDefault()
  }
  const kakao = kakaoMapLinks(text)
  const link = { target: '_blank', rel: 'noopener noreferrer', className: buttonClass('plain', 'flex-1 px-2') }
  const map = isMain ? { ...link, className: buttonClass('primary', 'flex-1 px-2') } : link
  return (
    <div className="flex gap-2">
      <a {...map} href={kakao.web} onClick={(event) => tryApp(event, kakao)}>
        카카오맵
      </a>
      {/* The origin is added on click, because the server may not know the public one. */}
      <a
        {...map}
        href={naverMapLinks(text, '').web}
        onClick={(event) => tryApp(event, naverMapLinks(text, location.origin))}
      >
        네이버지도
      </a>
      {blog && (
        <a {...link} href={blogSearchLink(text)}>
          블로그
        </a>
      )}
    </div>
  )
}
