import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { ImportReport } from '@/domain/expense/importReport'
import { transaction } from '@/infra/database/pool'
import { undoBatch } from '@/import/load/undoBatch'
import { putFavorite } from '@/server/favorites/changeFavorite'
import { waitForImportLock } from '@/server/importLock'
import { recordMerge, undoMerge } from '@/server/matching/mergeRestaurants'
import { writeReview } from '@/server/reviews/writeReview'
import { addMember } from '../setup/members'
import type { LazyPayload } from '../setup/payload'
import { NOW } from './directoryOfImports'
import { csv, expense } from './expenseFiles'
import { livingRestaurants } from './soundDirectory'

/** Spellings that the importer takes for one place; only a person knows that the last two are one. */
const PLACES = [
  ['한일관 (종로구 종로 12)', '(주)한일관 (종로구 종로 12)', '한일관 본점 (종로구 종로 12)'],
  ['굴레방국밥 (종로구 율곡로 3)', '굴래방국밥 (종로구 율곡로 3)', '굴레방국밥 (종로구)'],
  ['늘봄골해장국 종로구청점 (종로구 종로 7)'],
  ['늘봄골해장국 종 (종로구)'],
]
const [WHOLE, CUT] = [2, 3]

/** Which place a stored spelling is of. */
export const placeOf = (spelling: string): number =>
  ['한일관', '굴', '늘봄골해장국 종로구청점', '늘봄골해장국 종'].findIndex((start) => spelling.startsWith(start))

/** Rows as place, spelling and amount. An amount that stands in two files is one expense, known the second time. */
const ROWS: [place: number, spelling: number, amount: number][][] = [
  [
    [0, 0, 10_000],
    [0, 1, 11_000],
    [1, 0, 12_000],
    [WHOLE, 0, 13_000],
  ],
  [
    [0, 2, 20_000],
    [1, 1, 21_000],
    [CUT, 0, 22_000],
    [WHOLE, 0, 13_000],
  ],
  [
    [0, 1, 30_000],
    [1, 2, 31_000],
    [CUT, 0, 32_000],
    [0, 2, 20_000],
  ],
  [
    [WHOLE, 0, 40_000],
    [CUT, 0, 41_000],
    [0, 0, 42_000],
  ],
]
export const FILES = ROWS.map((rows) =>
  csv(...rows.map(([place, spelling, amount]) => expense({ place: PLACES[place]?.[spelling] ?? '', amount }))),
)

export type ImportHistory = ReturnType<typeof importHistory>

/**
 * What people and imports do to a directory, one after the other, and what must be there then. Each step takes any
 * number and picks by it what it is about; one that is not possible now does nothing.
 */
export function importHistory(pool: Pool, payload: LazyPayload['start'], take: (csv: string) => Promise<ImportReport>) {
  const pick = <T>(from: readonly T[], nth: number): T | undefined => from[nth % from.length]
  /** by amount: the import that brought it, and whether staff have changed it since */
  const visits = new Map<number, { batch: number; corrected: boolean }>()
  const batches: number[] = []
  let standing: { merge: number; from: number; into: number } | null = null
  const written = { reviews: 0, favorites: 0 }

  const someRestaurant = async (nth: number) => pick(await livingRestaurants(pool), nth)?.id
  const someMember = () => addMember(pool, { nickname: `손님 ${written.reviews + written.favorites}` })

  return {
    written: () => written,
    isMerged: () => standing !== null,
    amounts: () => [...visits.keys()].sort((a, b) => a - b),
    async imports(nth: number) {
      const report = await take(pick(FILES, nth) ?? '')
      const amounts = (pick(ROWS, nth) ?? []).map(([, , amount]) => amount)
      const fresh = amounts.filter((amount) => !visits.has(amount))
      expect(report).toMatchObject({ rowsVisited: fresh.length, rowsKnown: amounts.length - fresh.length })
      for (const amount of fresh) visits.set(amount, { batch: report.batch, corrected: false })
      batches.push(report.batch)
    },
    /** Answers whether there was an import to undo. */
    async undoes(nth: number): Promise<boolean> {
      const batch = pick(batches, nth)
      if (batch === undefined) return false
      const brought = [...visits].filter(([, visit]) => visit.batch === batch)
      const going = brought.filter(([, { corrected }]) => !corrected)
      const report = await undoBatch(pool, batch, NOW)
      expect(report).toMatchObject({ visits: going.length, keptCount: brought.length - going.length })
      for (const [amount] of going) visits.delete(amount)
      batches.splice(batches.indexOf(batch), 1)
      return true
    },
    async corrects(nth: number) {
      const [amount, visit] = pick([...visits], nth) ?? []
      if (!visit) return
      await pool.query(`UPDATE visits SET notes = '확인함' WHERE amount = $1`, [amount])
      visit.corrected = true
    },
    async reviews(nth: number) {
      const restaurant = await someRestaurant(nth)
      if (restaurant === undefined) return
      const review = { rating: 1 + (nth % 5), content: '국물이 맑아요.', photos: [] }
      const author = { pool, payload, member: await someMember() }
      expect(await writeReview(author, restaurant, review)).toMatchObject({ ok: true })
      written.reviews += 1
    },
    async saves(nth: number) {
      const restaurant = await someRestaurant(nth)
      if (restaurant === undefined) return
      expect(await putFavorite(pool, await someMember(), restaurant)).toMatchObject({ ok: true })
      written.favorites += 1
    },
    async merges(nth: number) {
      if (standing) return
      const living = await livingRestaurants(pool)
      const [one, other] = [WHOLE, CUT].map((place) => living.find(({ places }) => places.includes(place))?.id)
      if (one === undefined || other === undefined) return
      const both = nth % 2 ? { from: one, into: other } : { from: other, into: one }
      const merge = await transaction(pool, async (sql) => {
        await waitForImportLock(sql)
        return recordMerge(sql, both, null)
      })
      standing = { merge, ...both }
    },
    async separates() {
      if (!standing) return
      const { merge, from, into } = standing
      await transaction(pool, async (sql) => {
        await waitForImportLock(sql)
        await sql.query('UPDATE restaurant_merges SET undone = true WHERE id = $1', [merge])
        await undoMerge(sql, merge, { from, into })
      })
      standing = null
    },
  }
}
