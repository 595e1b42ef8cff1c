'use client'
import type { MouseEvent } from 'react'
import { buttonClass } from '../kit/buttonClass'
import { type PlaceLinks, blogSearchLink, kakaoMapLinks, naverMapLinks } from './deepLinks'
import { openPlace, platformOf } from './openPlace'

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
