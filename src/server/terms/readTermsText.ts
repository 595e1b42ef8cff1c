import type { Payload } from 'payload'

/** As a visitor sees it: `body` is Markdown, see `readMarkdown`. null unless published. */
export const readTermsText = (
  payload: Payload,
  id: number,
): Promise<{ body: string; pdfUrl?: string | null | undefined } | null> =>
  payload.findByID({
    collection: 'terms-versions',
    id,
    select: { body: true, pdfUrl: true },
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
