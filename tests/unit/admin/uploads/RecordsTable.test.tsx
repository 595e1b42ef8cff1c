import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ImportResult } from '@/admin/uploads/desk/ImportSummary'
import { RecordsPlanSummary, RecordsResult } from '@/admin/uploads/desk/RecordsSummary'
import { RecordsTable } from '@/admin/uploads/desk/RecordsTable'
import type { RecordsUpload, VisitsUpload } from '@/contract/uploadState'
import type { RecordRow } from '@/contract/uploadRows'
import { EMPTY_OVERLAY } from '@/contract/uploadCorrections'

const columns = ['name', 'category', 'phone']
const upload = {
  kind: 'restaurants',
  layout: [{ sheet: null, rows: 3, headerRow: 1, headings: ['상호', '구분', '전화'], columns, head: [] }],
  overlay: EMPTY_OVERLAY,
} as unknown as RecordsUpload

const row = (given: Partial<RecordRow>): RecordRow => ({
  position: 1,
  sheet: null,
  row: 2,
  cells: ['온새미한상', '카페', '02-000-0000'],
  status: 'ok',
  reason: null,
  column: null,
  reading: { action: 'create', id: null, title: '온새미한상', values: {}, before: {} },
  ...given,
})

const shown = (rows: RecordRow[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RecordsTable upload={upload} rows={rows} onCorrect={() => undefined} />
    </MemoryRouter>,
  )

/** A part of the screens, whose links need a router around them. */
const rendered = (part: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)

describe('Rows of a restaurant file', () => {
  it('A changed row shows the old value struck out before the new one', () => {
    const values = { name: '온새미한상', category: 'cafe', phone: '02-000-0000' }
    const before = { phone: '02-000-1111', district: '서울특별시 중구' }
    const html = shown([row({ reading: { action: 'update', id: 7, title: '온새미한상', values, before } })])
    expect(html).toMatch(/<del[^>]*>02-000-1111<\/del> <b>02-000-0000<\/b>/)
    expect(html).toContain('href="/restaurants/7"')
    expect(html).toContain('>고침<')
    expect(html).toContain('시·군·구도 바뀜 (앞서 서울특별시 중구)')
  })

  it('A row shows its problem in the wrong cell, or next to the action when it concerns the whole row', () => {
    const reading = { action: null, id: null, title: '온새미한상', values: {}, before: {} }
    const wrong = shown([row({ status: 'error', reason: 'category_unknown', column: 1, reading })])
    expect(wrong).toMatch(/<td class="e"><button[^>]*>카페<small>분류는 음식점 또는 카페여야 해요.<\/small>/)
    const same = shown([row({ status: 'skip', reason: 'unchanged', reading })])
    expect(same).toMatch(/그대로 둠<small>이미 등록된 내용과 같아요.<\/small>/)
  })
})

describe('Visit imports', () => {
  it('An undone visit import that was planned again still says how many visits it removed', () => {
    const undone = {
      kind: 'visits',
      status: 'undone',
      kept: [{ id: 5, sheet: null, row: 4, restaurant: '초롱초롱' }],
      undone: { removed: 1204, reverted: 0, keptCount: 1 },
      job: { kind: 'plan_upload', result: { batch: 3 } },
    } as unknown as VisitsUpload
    const html = rendered(<ImportResult upload={undone} />)
    expect(html).toContain('방문 기록 1,204건을 지웠어요.')
    expect(html).toContain('남은 기록 1건')
  })
})

describe('Record imports', () => {
  const report = {
    file: 'a.csv',
    read: 6,
    created: 3,
    updated: 1,
    skipped: 1,
    rejected: 1,
    reasons: { unchanged: 1, type_unknown: 1 },
  }

  it('A planned import says what it would do and links the records it would change', () => {
    const examples = {
      created: [{ id: null, title: '나래시청', row: 2 }],
      updated: [{ id: 9, title: '두루공단', row: 4 }],
    }
    const html = rendered(<RecordsPlanSummary kind="agencies" plan={{ report, examples }} />)
    expect(html).toContain('새로 만듦 3')
    expect(html).toContain('기관 유형을 알 수 없어요. 1행')
    expect(html).toContain('<a href="/agencies/9" data-discover="true">두루공단</a>')
  })

  it('An undone import names the records that stay, and why', () => {
    const undone = {
      kind: 'reviews',
      status: 'undone',
      kept: [{ id: 5, sheet: null, row: 4, title: '초롱초롱', reason: 'changed' }],
      undone: { removed: 2, reverted: 0, keptCount: 1 },
      // Planned again since, which was another job.
      job: { kind: 'plan_upload', result: { read: 3 } },
    } as unknown as RecordsUpload
    const html = rendered(<RecordsResult upload={undone} />)
    expect(html).toContain('리뷰 2건을 휴지통으로 옮겼어요.')
    expect(html).toContain('href="/reviews?open=5"')
    expect(html).toContain('4행 · 가져온 뒤에 누군가 고쳤어요.')
  })
})
