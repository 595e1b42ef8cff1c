import type { Metadata } from 'next'
import type { CardImage } from './cardImage'

interface Page {
  title: string
  description: string
  /** canonical path */
  url: string
  image: CardImage
  type?: 'article' | 'website'
}

/** Pages after the first have a title and a description of their own. */
export const pagedTitle = (title: string, page: number): string => (page > 1 ? `${title} ${page}쪽` : title)
export const pagedDescription = (description: string, page: number): string =>
  page > 1 ? `${description} ${page}쪽이에요.` : description

export const pageMetadata = ({ title, description, url, image, type = 'website' }: Page) =>
  ({
    title,
    description,
    alternates: { canonical: url },
    // A page's openGraph replaces the layout's, so the site name is repeated.
    openGraph: { siteName: '공공밥상', locale: 'ko_KR', type, title, description, url, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }) satisfies Metadata
