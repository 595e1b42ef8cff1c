/**
 * Renders static parts of a page to markup. A document contains them only as HTML: they are neither repeated in the
 * router's data nor hydrated.
 */
export interface MarkupRenderer {
  /**
   * @param node a React node of server components that await nothing
   * @returns the key of the markup in the document (`of`), the markup itself for router requests, or null outside a
   * request and inside another static part
   */
  render: (node: unknown) => RenderedMarkup | null
  /** @returns the markup stored under a key of the current document */
  read: (key: string) => string
}

export type RenderedMarkup = { of: string } | { html: string }

const shared = globalThis as typeof globalThis & { gonggongMarkup?: MarkupRenderer }

/**
 * The HTTP front renders with Node's copy of React; Next's bundles, which are separate module graphs, find the renderer
 * here.
 */
export const setMarkupRenderer = (renderer: MarkupRenderer): void => void (shared.gonggongMarkup = renderer)
export const markupRenderer = (): MarkupRenderer | undefined => shared.gonggongMarkup
