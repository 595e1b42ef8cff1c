import { cache } from 'react'
import { isCollectionSlug } from '@/domain/collection/paths'
import type { Collection } from '@/domain/collection/schemas'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { findCollection } from '@/server/collections/findCollection'
import { withPlaces } from '@/server/collections/readCollection'
import { missingPage } from './missingPage'
import { readDocuments } from './readDocuments'

export const readCollectionPage = cache(async (slug: string): Promise<Collection> => {
  tagPage(pageTags.collections, pageTags.directory)
  const heading = isCollectionSlug(slug) ? await readDocuments((payload) => findCollection(payload, slug)) : undefined
  return (await withPlaces(preparedReads(), heading)) ?? missingPage()
})
