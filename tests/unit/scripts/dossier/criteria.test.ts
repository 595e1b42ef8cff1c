import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { sitePatterns } from '@/http/routePattern'
import { BEYOND, CRITERIA } from '../../../../scripts/dossier/criteria'
import { JUDGES } from '../../../../scripts/dossier/judge'
import { ELSEWHERE, TEMPLATES } from '../../../../scripts/dossier/templates'

/** How many check items each guideline of KWCAG 2.2 has. */
const ITEMS = {
  5.1: 1,
  5.2: 1,
  5.3: 3,
  5.4: 4,
  6.1: 4,
  6.2: 2,
  6.3: 1,
  6.4: 4,
  6.5: 4,
  7.1: 1,
  7.2: 2,
  7.3: 4,
  8.1: 1,
  8.2: 1,
}

describe('Check items of KWCAG 2.2', () => {
  it('The table has the 33 items of the 14 guidelines, in order', () => {
    const expected = Object.entries(ITEMS)
      .sort(([one], [other]) => Number(one) - Number(other))
      .flatMap(([guideline, count]) => Array.from({ length: count }, (_, at) => `${guideline}.${at + 1}`))
    expect(expected).toHaveLength(33)
    expect(CRITERIA.map(({ number }) => number)).toEqual(expected)
  })

  it('Every item is judged, and nothing else is', () => {
    expect(Object.keys(JUDGES).sort()).toEqual([...CRITERIA, ...BEYOND].map(({ number }) => number).sort())
  })

  it('Every rule that an item names is one of axe, and belongs to one item', () => {
    const known = axe.getRules().map(({ ruleId }) => ruleId)
    const named = [...CRITERIA, ...BEYOND].flatMap((criterion) => criterion.axe)
    expect(named.filter((rule) => !known.includes(rule))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})

describe('Templates of the dossier', () => {
  it('Every page of the site has a template or a reason why it has none', () => {
    const pages = sitePatterns().filter((pattern) => !/^\/(api|fonts|map\/|_next|sitemap)|\.\w+$/.test(pattern))
    const known = new Set([...TEMPLATES.map(({ pattern }) => pattern), ...Object.keys(ELSEWHERE)])
    expect(pages).toContain('/restaurants/:id')
    expect(pages.filter((pattern) => !known.has(pattern))).toEqual([])
  })

  it('The files of no two templates have the same name', () => {
    const names = TEMPLATES.map(({ file }) => file)
    expect(new Set(names).size).toBe(names.length)
  })
})
