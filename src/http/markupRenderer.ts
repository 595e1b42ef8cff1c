import type { IncomingHttpHeaders } from 'node:http'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MarkupRenderer } from '@/domain/site/markupRenderer'
import { currentRequest, type RequestContext } from '@/infra/requestContext'

/** A static part within another is of it. */
let isRendering = false

/** Keeps the markup of a document next to its request until the document is written. */
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

/** Lets what is asked for as a document hold its static parts; Next's router asks with a header of its own. */
export function startMarkup(request: RequestContext, headers: IncomingHttpHeaders): void {
  if (headers.rsc === undefined) request.markup = []
}
