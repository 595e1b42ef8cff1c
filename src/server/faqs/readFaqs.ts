import type { Faq } from '@/domain/faq/faq'
import type { Queryable } from '@/infra/database/pool'

/** By category, in the order of each one's first question. */
export async function readFaqs(sql: Queryable): Promise<Faq[]> {
  const { rows } = await sql.query<Faq>(`
    SELECT id, question, answer, category FROM faqs WHERE status = 'active'
    ORDER BY min(position) OVER (PARTITION BY category), category, position, id`)
  return rows
}
