import { expect, it } from 'vitest'
import { COLLECTION_SLUG_MAX, collectionPage, isCollectionSlug } from '@/domain/collection'

it.each(['lunch', 'near-city-hall', '2026-best'])('%s is accepted as a collection slug', (slug) => {
  expect(isCollectionSlug(slug)).toBe(true)
  expect(collectionPage(slug)).toBe(`/collections/${slug}`)
})

it.each(['', '-a', 'a-', 'a--b', 'Lunch', '점심', 'a b', 'a/b', '../a', 'a\n', 'a'.repeat(COLLECTION_SLUG_MAX + 1)])(
  '%j is rejected as a collection slug',
  (slug) => expect(isCollectionSlug(slug)).toBe(false),
)
