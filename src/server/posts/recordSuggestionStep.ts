import type { SuggestionStatus } from '@/domain/community/states'
import type { Role } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'

/** With the actor's role rather than identity. */
export async function recordSuggestionStep(
  sql: Queryable,
  step: { post: number; status: SuggestionStatus; role: Role },
): Promise<void> {
  await sql.query(
    `INSERT INTO suggestion_steps (post_id, status, by_role) VALUES ($1, $2::enum_posts_suggestion_status, $3)`,
    [step.post, step.status, step.role],
  )
}
