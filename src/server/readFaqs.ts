import type { Payload } from 'payload'
import type { Faq } from '@/domain/faq'

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
