import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AgencySection } from '@/app/(site)/_components/detail/AgencySection'
import type { RestaurantDetail } from '@/contract/directory'

const visitors = (count: number): RestaurantDetail['visitors'] =>
  Array.from({ length: count }, (_, i) => ({
    agency_id: i + 1,
    agency: `기관 ${i + 1}`,
    department: `부서 ${i + 1}`,
    visit_count: count - i,
  }))

function htmlOf(count: number, allVisitors?: true): string {
  const restaurant = { id: 7, visit_count: 9, visitors: visitors(count) } as RestaurantDetail
  return renderToStaticMarkup(
    <AgencySection restaurant={restaurant} pages={{ visits: 2, reviews: 1, ...(allVisitors && { allVisitors }) }} />,
  )
}
const named = (html: string): number => html.match(/>기관 \d+</g)?.length ?? 0

describe('Institutions of a restaurant', () => {
  it('Up to twenty institutions are all on the page, with those after the fifth folded', () => {
    expect([named(htmlOf(5)), htmlOf(5).includes('다른 기관')]).toEqual([5, false])
    expect([named(htmlOf(20)), htmlOf(20).includes('다른 기관 15곳 보기')]).toEqual([20, true])
    expect(htmlOf(20)).not.toContain('모두 보기')
  })

  it('Past twenty, the rest come on request, and the link keeps the pages of the other lists', () => {
    expect(named(htmlOf(233))).toBe(20)
    expect(htmlOf(233)).toContain('href="/restaurants/7?page=2&amp;visitors=all#visitors"')
    expect(htmlOf(233)).toContain('기관 233곳 모두 보기')
    expect([named(htmlOf(233, true)), htmlOf(233, true).includes('다른 기관')]).toEqual([233, false])
  })

  it('The departments of an institution are folded under their count', () => {
    const html = htmlOf(1)
    expect(html).toMatch(/<details><summary>부서 1곳<\/summary><ul>.*부서 1<.*<\/ul><\/details>/)
  })
})
