import type { Payload } from 'payload'
import type { Faq } from '@/domain/faq'
import type { Queryable } from '@/infra/database/pool'
import { visible } from './sqlConditions'

/** As a visitor sees them: by category, in the order of each one's first question. */
export async function readFaqs(payload: Payload): Promise<Faq[]> {
  const { docs } = await payload.find({
    collection: 'faqs',
    select: { question: true, answer: true, category: true },
    sort: ['position', 'category', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  const categories = [...new Set(docs.map(({ category }) => category))]
  return categories.flatMap((category) => docs.filter((faq) => faq.category === category))
}

/** The same for programs, without Payload. */
export async function listFaqs(sql: Queryable): Promise<Faq[]> {
  const { rows } = await sql.query<Faq>(
    `SELECT id, question, answer, category FROM faqs WHERE ${visible('faqs')}
      ORDER BY min(position) OVER (PARTITION BY category), category, position, id`,
  )
  return rows
}
