/**
 * Renders to static markup the parts of a page that stay as they are once they are read. In a document they are there
 * as HTML alone: they do not cross a second time as the router's data, and nothing of them is hydrated.
 */
export interface MarkupRenderer {
  /**
   * @param node a React node of server components that await nothing
   * @returns under which key the document holds it (`of`); the markup itself, where the router asks for its own form of
   *   a page; null where no request is being answered, or within another such part
   */
  render: (node: unknown) => RenderedMarkup | null
  /** @returns what the document that is being rendered holds under a key */
  read: (key: string) => string
}

export type RenderedMarkup = { of: string } | { html: string }

const shared = globalThis as typeof globalThis & { gonggongMarkup?: MarkupRenderer }

/** The HTTP front renders it with the React of Node; Next's bundles, module graphs of their own, find it here. */
export const setMarkupRenderer = (renderer: MarkupRenderer): void => void (shared.gonggongMarkup = renderer)
export const markupRenderer = (): MarkupRenderer | undefined => shared.gonggongMarkup
