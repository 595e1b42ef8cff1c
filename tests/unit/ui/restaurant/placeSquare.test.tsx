import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RestaurantPhoto } from '@/domain/photo'
import { PlaceList } from '@/ui/recommendation/PlaceList'
import { RowPlace } from '@/ui/restaurant/RowPlace'
import { RESTAURANT_DETAIL } from './restaurantDetail'

const taken = { name: 'media-1', url: '/large', small_url: '/small', width: 4, height: 3, credit: null }
const OF_STAFF: RestaurantPhoto = { ...taken, alt: '숯불 위의 갈비', source: 'staff', review_id: null }
const OF_REVIEW: RestaurantPhoto = { ...taken, alt: '리뷰 사진 1', source: 'review', review_id: 3 }
const place = { ...RESTAURANT_DETAIL, sub_category: '고기구이' }

const listOf = (...photos: (RestaurantPhoto | null)[]) =>
  renderToStaticMarkup(<PlaceList places={photos.map((photo, id) => ({ ...place, id, photo }))} label="비슷한 곳" />)
const squaresOf = (html: string) => [...html.matchAll(/<span class="(dish[^"]*)">(<img[^>]*>)?<\/span>/g)]

describe('Photograph in a short list', () => {
  it('Every place has one square: its photograph, or a drawing of what it serves', () => {
    const squares = squaresOf(listOf(OF_STAFF, null, OF_REVIEW))
    expect(squares.map(([, look, image]) => [look, image !== undefined])).toEqual([
      ['dish', true],
      ['dish of-meat', false],
      ['dish', true],
    ])
  })

  it('A photograph of staff is described; one of a review would only repeat the name', () => {
    const [staff, review] = squaresOf(listOf(OF_STAFF, OF_REVIEW))
    expect(staff?.[2]).toContain('src="/small" alt="숯불 위의 갈비"')
    expect(review?.[2]).toContain('alt=""')
  })

  it('A row of a list shows the same photograph, or its drawing', () => {
    const row = (photo: RestaurantPhoto | null) =>
      renderToStaticMarkup(<RowPlace of={{ ...place, photo }} scope="region" />)
    expect(row(OF_STAFF)).toMatch(/^<div><img src="\/small" alt="숯불 위의 갈비"/)
    expect(row(null)).toMatch(/^<div class="of-meat"><h3>/)
  })
})
