import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { setPageStatus } from '@/infra/requestContext'

class MissingPage extends Error {}

/** Next's `notFound` would send an empty shell that needs JavaScript; see `pageOrMissing`. */
export function missingPage(): never {
  throw new MissingPage('nothing is at this address')
}

/** Renders the page, or `missing` with status 404 as full HTML. `page` must await everything that may throw. */
export const pageOrMissing =
  <Props>(page: (props: Props) => Promise<ReactNode>, missing: (props: Props) => ReactNode | Promise<ReactNode>) =>
  async (props: Props): Promise<ReactNode> => {
    try {
      return await page(props)
    } catch (error) {
      if (!(error instanceof MissingPage)) throw error
      setPageStatus(404)
      return missing(props)
    }
  }

export const MISSING_METADATA: Metadata = { title: '찾을 수 없는 페이지', robots: { index: false } }

export const metadataOrMissing =
  <Props>(metadata: (props: Props) => Promise<Metadata>, missing = MISSING_METADATA) =>
  async (props: Props): Promise<Metadata> => {
    try {
      return await metadata(props)
    } catch (error) {
      if (error instanceof MissingPage) return missing
      throw error
    }
  }
