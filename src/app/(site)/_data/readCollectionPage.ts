import { cache } from 'react'
import { isCollectionSlug } from '@/domain/collection/paths'
import type { Collection } from '@/domain/collection/schemas'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { readCollection } from '@/server/collections/readCollection'
import { missingPage } from './missingPage'

export const readCollectionPage = cache(async (slug: string): Promise<Collection> => {
  tagPage(pageTags.collections, pageTags.directory)
  const collection = isCollectionSlug(slug) ? await readCollection(preparedReads(), slug) : null
  return collection ?? missingPage()
})
