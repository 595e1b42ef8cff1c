import { emptyTables } from './emptyTables'
import type { RestAnswer } from './payloadRest'
import { addComment, addPost, addReport } from './community'
import { addMember } from './members'
import type { TestPayload } from './payload'
import { addRow } from './rows'

/** What an answer of the façade holds. */
export const bodyOf = <T>({ text }: RestAnswer): T => JSON.parse(text) as T

/** A reported comment among its neighbours, a reported review, and who wrote and reported them. */
export async function seedReported({ pool }: TestPayload) {
  await emptyTables(pool, ['posts', 'restaurants', 'reports', 'report_resolutions', 'notifications'])
  await pool.query(`DELETE FROM member_identities; DELETE FROM users WHERE role = 'user'`)
  const author = await addMember(pool, { nickname: '된장주의', email: 'secret@people.example' })
  await pool.query(`UPDATE users SET email = 'hidden@people.example' WHERE id = $1`, [author])
  const reporters = [
    await addMember(pool, { nickname: '느린숟가락' }),
    await addMember(pool, { nickname: '밥알하나' }),
    await addMember(pool, { nickname: '여울' }),
  ]
  const post = await addPost(pool, reporters[0] ?? null)
  const parent = await addComment(pool, post, reporters[0] ?? null)
  const comment = await addComment(pool, post, author, parent)
  const answer = await addComment(pool, post, reporters[0] ?? null, parent)
  const restaurant = await addRow(pool, 'restaurants', { title: '온새미한상', address: '한울시 느티나무로 3' })
  const content = '문 닫은 지 한참 됐어요'
  const review = await addRow(pool, 'reviews', { restaurant_id: restaurant, user_id: author, rating: 2, content })
  const reports: number[] = []
  for (const reporter of reporters) reports.push(await addReport(pool, 'comment', comment, reporter))
  const reviewReport = await addReport(pool, 'review', review, reporters[1] ?? null)
  return { author, reporters, post, parent, comment, answer, restaurant, review, reports, reviewReport }
}
