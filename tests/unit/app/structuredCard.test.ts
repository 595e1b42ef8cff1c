import { describe, expect, it } from 'vitest'
import { structuredCard } from '@/app/(site)/_components/agency/structuredCard'
import { PUBLICATION_COUNTS, type PublicationCounts, reportCard } from '@/domain/agency/reportCard'

const NONE = Object.fromEntries(PUBLICATION_COUNTS.map((name) => [name, 0])) as PublicationCounts
const KNOWN = { rows: 10, timed_rows: 5, headcount_rows: 10, department_rows: 10, placed_rows: 10 }
const MONTH = { ...NONE, ...KNOWN, files: 1, open_files: 1, month: '2026-03', first_posted_on: null }
const AGENCY = { id: 7, name: '누리시 </script>' }

const graphOf = (card: ReturnType<typeof reportCard>) =>
  (JSON.parse(JSON.stringify(structuredCard(AGENCY, card, 'https://example.kr'))) as { '@graph': unknown[] })['@graph']

describe('Structured data of a report card', () => {
  it('The card is a dataset about the institution, with the score and the assessed criteria of the page', () => {
    const card = reportCard([MONTH])
    const [dataset, crumbs] = graphOf(card) as Record<string, unknown>[]
    expect(dataset).toMatchObject({
      '@type': 'Dataset',
      url: 'https://example.kr/agencies/7/report-card',
      version: card.rule_version,
      temporalCoverage: '2025-04/2026-03',
      about: { '@type': 'GovernmentOrganization', '@id': 'https://example.kr/agencies/7' },
      measurementTechnique: 'https://example.kr/report-card/rule',
      distribution: { contentUrl: 'https://example.kr/api/v1/agencies/7/report-card' },
    })
    const { variableMeasured } = dataset as { variableMeasured: { name: string; value: number; maxValue: number }[] }
    const known = card.criteria.filter(({ points }) => points !== null)
    expect(variableMeasured.map(({ value, maxValue }) => [value, maxValue])).toEqual([
      [card.score, 100],
      ...known.map(({ points, points_max }) => [points, points_max]),
    ])
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('Search engines for data get what they require, and no stars for an institution', () => {
    const [dataset] = graphOf(reportCard([MONTH])) as { name: string; description: string }[]
    expect(dataset?.name).toContain('누리시')
    // Google: 50 to 5,000 characters.
    expect(dataset?.description.length).toBeGreaterThan(50)
    expect(JSON.stringify(dataset)).not.toMatch(/Rating|Review/)
  })

  it('An institution without counted months has no dataset, and one without a score has none in it', () => {
    expect(graphOf(reportCard([]))).toMatchObject([{ '@type': 'BreadcrumbList' }])
    const unscored = reportCard([{ ...MONTH, placed_rows: 0 }])
    const [dataset] = graphOf(unscored) as { variableMeasured: { maxValue: number }[] }[]
    expect(unscored.score).toBeNull()
    expect(dataset?.variableMeasured.every(({ maxValue }) => maxValue < 100)).toBe(true)
  })
})
