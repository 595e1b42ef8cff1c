import type { Pool } from 'pg'
import type { ReportDecision, ReportReason } from '@/domain/moderation/moderation'
import { transaction } from '@/infra/database/pool'
import { refreshThreads } from '@/server/posts/counters'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { addMember } from '../../tests/int/setup/members'
import { addEach, addRow, regionId } from '../../tests/int/setup/rows'

export const SIZES = { reports: 30, questions: 100, corrections: 20 }

/** What the person at the desk thinks of a reported text. */
export interface ReportedText {
  text: string
  decision: ReportDecision
}

/** What the person knows about a spelling. */
export type Answer = { choice: 'first' | 'second' | 'new' | 'notPlace' } | { choice: 'other'; title: string }

export interface Correction {
  id: number
  title: string
  phone: string
}

export interface Work {
  reported: ReportedText[]
  reports: number[]
  answers: Map<string, Answer>
  aliases: number[]
  corrections: Correction[]
}

/** A week's work for one run, with names of its own. What waited before is taken away. */
export async function prepareWork(pool: Pool, run: string): Promise<Work> {
  await pool.query(`DELETE FROM reports; DELETE FROM match_reviews WHERE decision = 'pending'`)
  return { ...(await addReports(pool, run)), ...(await addQuestions(pool, run)), ...(await addMistakes(pool, run)) }
}

const SAID: { said: string; reason: ReportReason; decision: ReportDecision }[] = [
  { said: '쿠폰은 여기에서 받으세요', reason: 'spam', decision: 'hide' },
  { said: '이런 글을 쓰는 사람은 나가세요', reason: 'harassment', decision: 'hide' },
  { said: '점심값이 올랐다는데 저는 괜찮았어요', reason: 'other', decision: 'dismiss' },
  { said: '지난달에 문을 닫았대요', reason: 'misinformation', decision: 'hide' },
  { said: '대출 상담 환영', reason: 'spam', decision: 'delete' },
  { said: '양이 조금 적었어요', reason: 'inappropriate', decision: 'dismiss' },
]

async function addReports(pool: Pool, run: string): Promise<Pick<Work, 'reported' | 'reports'>> {
  const [author, reporter, owner] = [
    await addMember(pool, { nickname: `글쓴이 ${run}` }),
    await addMember(pool, { nickname: `살피는이 ${run}` }),
    await addMember(pool, { nickname: `글주인 ${run}` }),
  ]
  const restaurants = await addEach(pool, 'restaurants', SIZES.reports, (at) => ({
    title: `이야기밥상 ${run} ${at}`,
    address: `서울특별시 종로구 이야기길 ${at}`,
  }))
  const post = await addRow(pool, 'posts', { author_id: owner, title: `점심 이야기 ${run}` })
  const reported: ReportedText[] = []
  const reports: number[] = []
  for (let at = 0; at < SIZES.reports; at++) {
    const { said, reason, decision } = SAID[at % SAID.length] ?? { said: '', reason: 'spam', decision: 'hide' }
    const text = `${said} (${run} ${at + 1})`
    reported.push({ text, decision })
    const target = await addContent(at)
    const waits = `${(SIZES.reports - at) * 20} minutes`
    const id = await addRow(pool, 'reports', { ...target, reporter_id: reporter, reason })
    await pool.query('UPDATE reports SET created_at = now() - $2::interval WHERE id = $1', [id, waits])
    reports.push(id)

    async function addContent(index: number) {
      const content = text
      if (index % 3 === 0)
        return { comment_id: await addRow(pool, 'comments', { post_id: post, author_id: author, content }) }
      if (index % 3 === 1)
        return { post_id: await addRow(pool, 'posts', { author_id: author, title: `글 ${run} ${index}`, content }) }
      const restaurant_id = restaurants[index]
      return { review_id: await addRow(pool, 'reviews', { restaurant_id, user_id: author, content, rating: 2 }) }
    }
  }
  await refreshThreads(pool, [{ post, parent: null }])
  return { reported, reports }
}

const FIRST = ['솔', '담', '해오름', '달빛', '산들', '은하', '도담', '미리내', '너울', '이음']
const DISH = ['솥밥', '손칼국수', '추어탕', '메밀집', '순두부', '만둣국', '곰탕', '비빔밥', '쌈밥', '생선구이']

/** Of ten spellings, what the person finds out about each. */
const FINDINGS: Answer['choice'][] = [
  'first',
  'first',
  'second',
  'first',
  'new',
  'first',
  'second',
  'first',
  'notPlace',
  'first',
]
/** Of the hundred, those whose restaurant is none of the candidates. */
const ELSEWHERE = new Set([20, 70])

async function addQuestions(pool: Pool, run: string): Promise<Pick<Work, 'answers' | 'aliases'>> {
  const answers = new Map<string, Answer>()
  const aliases: number[] = []
  const { rows: agencies } = await pool.query<{ id: number }>('SELECT id FROM agencies ORDER BY id LIMIT 3')
  await transaction(pool, async (sql) => {
    const region_id = await regionId(sql, '11110')
    const made: number[] = []
    const addPlace = async (title: string, address: string | null) => {
      const id = await addRow(sql, 'restaurants', { title, address, region_id, category: 'restaurant' })
      made.push(id)
      return id
    }
    for (let at = 0; at < SIZES.questions; at++) {
      const name = `${FIRST[at % 10]}${DISH[Math.floor(at / 10)]} ${run}`
      const spelling = `${name}점 ${at + 1}`
      const own = await addPlace(spelling, null)
      const candidates = [
        await addPlace(name, `서울특별시 종로구 누리길 ${at + 1}`),
        await addPlace(`${name} 나래점`, `서울특별시 종로구 나래길 ${at + 1}`),
      ]
      const alias = await addRow(sql, 'restaurant_aliases', {
        ...{
          restaurant_id: own,
          key: `${spelling}|${at}`,
          spelling,
          name_key: spelling.replaceAll(' ', ''),
          region_id,
        },
      })
      aliases.push(alias)
      for (const [rank, candidate_id] of candidates.entries())
        await addRow(sql, 'match_reviews', {
          ...{ alias_id: alias, candidate_id, confidence: 0.8 - rank * 0.2, evidence: 'near_spelling' as const },
          decision: 'pending',
        })
      await addEach(sql, 'visits', 1 + (at % 4), (visit) => ({
        ...{ restaurant_id: own, agency_id: agencies[visit % agencies.length]?.id, alias_id: alias, has_time: true },
        ...{
          spent_at: `2026-05-${String(visit + (at % 20)).padStart(2, '0')}T12:10:00+09:00`,
          amount: 30_000 + at * 100,
        },
        headcount: 3,
      }))
      const choice = FINDINGS[at % FINDINGS.length] ?? 'first'
      if (!ELSEWHERE.has(at)) answers.set(spelling, { choice } as Answer)
      else {
        const title = `다른곳밥상 ${run} ${at}`
        await addPlace(title, `서울특별시 종로구 다른길 ${at}`)
        answers.set(spelling, { choice: 'other', title })
      }
    }
    await refreshRestaurants(sql, made)
  })
  return { answers, aliases }
}

/** Restaurants whose telephone number is wrong. The last one added is the first in the list. */
async function addMistakes(pool: Pool, run: string): Promise<Pick<Work, 'corrections'>> {
  const titleOf = (at: number) => `고칠밥상 ${run} ${at}`
  const ids = await transaction(pool, async (sql) => {
    const region_id = await regionId(sql, '11110')
    const made = await addEach(sql, 'restaurants', SIZES.corrections, (at) => ({
      ...{ title: titleOf(at), address: `서울특별시 종로구 고칠길 ${at}`, phone: `02-555-01${at + 10}`, region_id },
      category: 'restaurant' as const,
    }))
    await refreshRestaurants(sql, made)
    return made
  })
  const corrections = ids.map((id, at) => ({ id, title: titleOf(at + 1), phone: `02-555-02${at + 10}` }))
  return { corrections: corrections.reverse() }
}
