import type { IncomingHttpHeaders } from 'node:http'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MarkupRenderer } from '@/domain/site/markupRenderer'
import { currentRequest, type RequestContext } from '@/infra/requestContext'
import { isRouterRequest } from './next/privateOutput'

/** Nested static parts belong to the outer one. */
let isRendering = false

/** Kept with the request until its document is written. */
export const requestMarkup: MarkupRenderer = {
  render(node) {
    const request = currentRequest()
    if (!request || isRendering) return null
    isRendering = true
    try {
      const html = renderToStaticMarkup(node as ReactNode)
      return request.markup ? { of: String(request.markup.push(html) - 1) } : { html }
    } finally {
      isRendering = false
    }
  },
  read: (key) => currentRequest()?.markup?.[Number(key)] ?? '',
}

/** Next's router identifies itself by a header. */
export function startMarkup(request: RequestContext, headers: IncomingHttpHeaders): void {
  if (!isRouterRequest(headers)) request.markup = []
}
