import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MonthChart } from '@/ui/chart/MonthChart'

const month = (name: string, visit_count: number) => ({ month: name, visit_count, total_amount: visit_count * 10_000 })
const MONTHS = [month('2025-01', 2), month('2025-02', 0), month('2025-03', 0), month('2025-04', 1)]
const textOf = (collected: string[]) => renderToStaticMarkup(<MonthChart months={MONTHS} collected={collected} />)

describe('Chart of visits by month', () => {
  it('A month that was not collected is striped and named, one without visits is zero', () => {
    const shown = textOf(['2025-01', '2025-03', '2025-04'])
    expect(shown).toContain('2025. 2. 아직 모으지 못함')
    expect(shown).toContain('2025. 3. 0건')
    expect(shown).toContain('아직 모으지 못한 달 1개')
    expect(shown.match(/stroke-dasharray/g)).toHaveLength(2)
  })

  it('Without gaps the chart has no stripes and no legend', () =>
    expect(textOf(MONTHS.map((one) => one.month))).not.toContain('stroke-dasharray'))
})
