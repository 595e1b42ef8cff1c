/** A document contains static parts only as HTML: they are neither repeated in the router's data nor hydrated. */
export interface MarkupRenderer {
  /**
   * `node` awaits nothing. Markup for router requests, its key (`of`) in a document; null outside a request and inside
   * another static part.
   */
  render: (node: unknown) => RenderedMarkup | null
  /** `key` belongs to the current document. */
  read: (key: string) => string
}

export type RenderedMarkup = { of: string } | { html: string }

const shared = globalThis as typeof globalThis & { gonggongMarkup?: MarkupRenderer }

/** The HTTP front renders with Node's copy of React; Next's bundles, separate module graphs, find the renderer here. */
export const setMarkupRenderer = (renderer: MarkupRenderer): void => void (shared.gonggongMarkup = renderer)
export const markupRenderer = (): MarkupRenderer | undefined => shared.gonggongMarkup
