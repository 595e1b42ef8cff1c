import type { RestAnswer } from './payloadRest'
import { addComment, addPost, addReport } from './community'
import { addMember } from './members'
import type { TestPayload } from './payload'

/** What an answer of the façade holds. */
export const bodyOf = <T>({ text }: RestAnswer): T => JSON.parse(text) as T

/** A reported comment among its neighbours, a reported review, and who wrote and reported them. */
export async function seedReported({ pool }: TestPayload) {
  await pool.query(`TRUNCATE posts, comments, reviews, reports, report_resolutions, notifications, restaurants CASCADE;
    DELETE FROM member_identities; DELETE FROM users WHERE role = 'user'`)
  const one = async (sql: string, values: unknown[]) => (await pool.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0
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
  const restaurant = await one(
    `INSERT INTO restaurants (title, name, address) VALUES ('온새미한상', '온새미한상', '한울시 느티나무로 3') RETURNING id`,
    [],
  )
  const review = await one(
    `INSERT INTO reviews (restaurant_id, user_id, rating, content) VALUES ($1, $2, 2, '문 닫은 지 한참 됐어요') RETURNING id`,
    [restaurant, author],
  )
  const reports: number[] = []
  for (const reporter of reporters) reports.push(await addReport(pool, 'comment', comment, reporter))
  const reviewReport = await addReport(pool, 'review', review, reporters[1] ?? null)
  return { author, reporters, post, parent, comment, answer, restaurant, review, reports, reviewReport }
}
